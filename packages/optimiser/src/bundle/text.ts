/** The encoding that browsers take for what names none. */
const usual = 'windows-1252';

/** Where a text of some ending says how it is encoded. */
const declared: Readonly<Record<string, RegExp | undefined>> = {
  html: /<meta[^>]+?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i,
  htm: /<meta[^>]+?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i,
  css: /^@charset "([^"]+)";/i,
  svg: /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)/i,
  xhtml: /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)/i,
};

const legible: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'css', 'js', 'mjs', 'svg']);

/** How far into a document browsers look for its encoding. */
const declarationEnd = 1024;

const markOf = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
};

/** @returns undefined for an encoding that there is not, bytes that are none of it, and what is no text */
function decode(bytes: Uint8Array, encoding: string, fatal: boolean): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What a text says about its encoding. UTF-16 it cannot be, or nobody could read that. */
function encodingOf(bytes: Uint8Array, ending: string): string | undefined {
  const start = decode(bytes.subarray(0, declarationEnd), usual, false);
  const named = start && declared[ending]?.exec(start)?.[1];
  return named && !/^utf-?16/i.test(named) ? named : undefined;
}

/**
 * The text of a file, undefined if it is none. Documents, style sheets and scripts are read in their own encoding, as
 * browsers do; everything else is text only as UTF-8.
 * @param ending of its name, in lower case
 */
export function textOf(bytes: Uint8Array, ending: string): string | undefined {
  if (!legible.has(ending)) return decode(bytes, 'utf-8', true);
  const mark = markOf(bytes);
  if (mark) return decode(bytes, mark, false);
  const named = encodingOf(bytes, ending);
  return (
    (named && decode(bytes, named, false)) ?? decode(bytes, 'utf-8', true) ?? decode(bytes, usual, false)
  );
}
