/** What shows nothing or changes how the text around it is shown: controls, marks of direction, fillers, private use. */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const spaces = /[\t-\r\x85\p{Z}]+/gu;

/**
 * A text that a file says of itself, as one line of at most `max` visible characters. Empty when nothing of it can be
 * seen.
 */
export function visibleLine(text: string, max: number): string {
  // Cut first, so that a text of megabytes costs nothing; what is left is cut to characters.
  const line = text
    .slice(0, 16 * max)
    .replace(spaces, ' ')
    .replace(hidden, '')
    .trim();
  return [...line].slice(0, max).join('').trimEnd();
}
