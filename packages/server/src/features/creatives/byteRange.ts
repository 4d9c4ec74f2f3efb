/** A part of a file: its first and its last byte. */
export type ByteRange = { first: number; last: number };

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * The part of a file of so many bytes that a Range header asks for, or `beyond` if the file has none of it. Undefined for
 * the whole file: RFC 9110 lets a server ignore what it does not understand, and several parts at once.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'beyond' : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= bytes) return 'beyond';
  return { first, last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
