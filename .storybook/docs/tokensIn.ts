/** The custom properties used in stylesheets, in alphabetical order. */
export const tokensIn = (styles: readonly string[]): string[] =>
  [...new Set(styles.flatMap((style) => style.match(/--(?:leaf|mantine)-[\w-]+/g) ?? []))].sort();
