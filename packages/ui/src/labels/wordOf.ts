/** The label of a value of the API; a value without a label is shown unchanged. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
