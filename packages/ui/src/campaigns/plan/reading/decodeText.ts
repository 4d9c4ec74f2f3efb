import type { Encoding } from '../sheet.ts';

/** Whether every second byte at the start is zero, as in UTF-16 without a byte order mark. */
function zeros(bytes: Uint8Array, from: 0 | 1): boolean {
  const length = Math.min(bytes.length, 4000);
  let count = 0;
  for (let index = from; index < length; index += 2) if (bytes[index] === 0) count += 1;
  return length >= 4 && count > length * 0.4;
}

/** The encoding of a text file, from its byte order mark, its zero bytes, and whether it is valid UTF-8. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (zeros(bytes, 1)) return 'utf-16le';
  if (zeros(bytes, 0)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Spreadsheets in Western Europe still save CSV in the Windows encoding.
    return 'windows-1252';
  }
}

/** The text of a file, without its byte order mark. */
export function decodeText(bytes: Uint8Array, wanted?: Encoding): { text: string; encoding: Encoding } {
  const encoding = wanted ?? encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
