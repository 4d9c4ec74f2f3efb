/**
 * A formatted number with its noun.
 *
 * @param one the noun for exactly 1, in English and German alike
 */
export const counted = (number: string, one: string, many: string): string =>
  `${number} ${number === '1' ? one : many}`;
