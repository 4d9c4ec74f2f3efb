/** What a component's files say about languages. */
export type LocalisationFacts = {
  /** It writes numbers, dates or lists itself. */
  formats: boolean;
  /** The physical directions its stylesheet names, which do not turn with the page. */
  fixed: readonly string[];
};

/** Left and right, where the beginning and the end of a line are meant. */
const physical =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|(?:left|right))(?=\s*:)|text-align:\s*(?:left|right)/g;

/** What the source of a component and its stylesheets say about languages. */
export const localisationIn = (source: string, styles: readonly string[]): LocalisationFacts => ({
  formats: /\buseFormat\(|<Quantity\b/.test(source),
  fixed: [...new Set(styles.flatMap((style) => style.match(physical) ?? []))],
});
