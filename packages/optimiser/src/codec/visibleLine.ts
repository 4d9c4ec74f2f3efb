/**
 * Characters that are invisible or change how the surrounding text is shown: controls, direction marks,
 * fillers, private use.
 */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const spaces = /[\t-\r\x85\p{Z}]+/gu;

/**
 * Turns a text from a file into one line of at most `max` visible characters; empty if nothing in it is
 * visible.
 */
export function visibleLine(text: string, max: number): string {
  // Truncated by UTF-16 units first, so that a text of megabytes costs nothing, then by characters.
  const line = text
    .slice(0, 16 * max)
    .replace(spaces, ' ')
    .replace(hidden, '')
    .trim();
  return [...line].slice(0, max).join('').trimEnd();
}
