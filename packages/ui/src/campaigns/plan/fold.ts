/** Marks that control the direction of text or have no width; spreadsheets add them to copied text. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text without spaces around it and with one where there are several. Expressions that look for a last word after any
 * number of spaces would take minutes for thousands of them.
 */
export const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Normalises text for comparison: lower case, no accents, and single spaces for anything but letters and
 * digits.
 */
export const fold = (text: string): string =>
  text
    .replace(invisible, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
