const MAX = 80;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** What mail programs turn into links: a scheme, and a dot or an at sign between two words. */
const SCHEME = /:(?=\/\/)|(?<=\b(mailto|tel|javascript)):/giu;
const DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu;
const AT = /(?<=\S)@(?=\S)/gu;

/**
 * A name somebody chose, as part of a mail: in quotation marks, on one line, cut, and without anything that a mail program
 * would make a link of. `www.example.org` reads as before, with dots that are none.
 * @param marks the quotation marks of the mail's language, which the name itself has none of
 */
export function quote(name: string, marks: readonly [string, string] = ['“', '”']): string {
  const line = name.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').trim();
  const characters = [...line];
  const cut = characters.length > MAX ? `${characters.slice(0, MAX - 1).join('')}…` : line;
  const plain = cut
    .replaceAll(SCHEME, ' ')
    .replaceAll(DOT, '․')
    .replaceAll(AT, ' at ')
    .replaceAll(/["“”]/g, "'");
  const [open, close] = marks;
  return `${open}${[open, close].reduce((text, mark) => text.replaceAll(mark.trim(), "'"), plain)}${close}`;
}
