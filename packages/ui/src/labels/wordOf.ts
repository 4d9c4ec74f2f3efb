/** The word for a value of the API; a value without one is shown as it is. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
