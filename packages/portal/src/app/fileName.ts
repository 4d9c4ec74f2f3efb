/**
 * The name of a saved file, without its ending, from words such as a campaign's name: what no file system takes becomes
 * a hyphen, and it is never longer than a file system takes.
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
