/**
 * The name of a saved file without its extension, from text such as a campaign's name. Characters that file
 * systems reject become hyphens, and the length is limited to what they accept.
 */
export const fileName = (...words: readonly string[]): string =>
  words
    .map((word) =>
      word
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/[\\/:*?"<>|\u0000-\u001f\u007f\s]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 80),
    )
    .filter(Boolean)
    .join('-');
