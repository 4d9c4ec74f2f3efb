/**
 * Characters that show nothing or change how the text around them is shown: controls, direction marks, fillers, private
 * use.
 */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const spaces = /[\t-\r\x85\p{Z}]+/gu;

/** A text from a file as one line of at most `max` visible characters. Empty if nothing of it is visible. */
export function visibleLine(text: string, max: number): string {
  // Cut by bytes first, so that a text of megabytes costs nothing; the rest is cut by characters.
  const line = text
    .slice(0, 16 * max)
    .replace(spaces, ' ')
    .replace(hidden, '')
    .trim();
  return [...line].slice(0, max).join('').trimEnd();
}
