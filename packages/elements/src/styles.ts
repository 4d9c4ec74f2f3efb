/** Everything that Leaf draws with; the build puts the text here. */
declare const LEAF_STYLES: string;
/** The faces of its font, which a shadow root cannot declare; the build puts the text here. */
declare const LEAF_FONTS: string;

const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

const element = ':host { display: block } :host([hidden]) { display: none }';

let styles: CSSStyleSheet | undefined;

/** The sheet that all elements of the page share. The first call declares the font to the document. */
export function sharedStyles(): CSSStyleSheet {
  if (styles) return styles;
  styles = sheetOf(`${element}\n${LEAF_STYLES}`);
  const fonts = LEAF_FONTS.replaceAll('./files/', new URL('./files/', import.meta.url).href);
  document.adoptedStyleSheets.push(sheetOf(fonts));
  return styles;
}
