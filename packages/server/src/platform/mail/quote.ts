const MAX = 80;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** What mail programs turn into links: a scheme, or a dot or an at sign between two words. */
const SCHEME = /:(?=\/\/)|(?<=\b(mailto|tel|javascript)):/giu;
const DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu;
const AT = /(?<=\S)@(?=\S)/gu;
/** The quotation marks of every language, in whichever one the name was written. */
const MARKS = /["“”„‟«»]/g;

/**
 * A name that a person chose, for use in a mail: in quotation marks, on one line, truncated, and with nothing that a mail
 * program would turn into a link. `www.example.org` looks the same, but its dots are look-alikes.
 * @param marks the quotation marks of the mail's language
 */
export function quote(name: string, marks: readonly [string, string] = ['“', '”']): string {
  const line = name.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').trim();
  const characters = [...line];
  const cut = characters.length > MAX ? `${characters.slice(0, MAX - 1).join('')}…` : line;
  const plain = cut
    .replaceAll(SCHEME, ' ')
    .replaceAll(DOT, '․')
    .replaceAll(AT, ' at ')
    .replaceAll(MARKS, "'");
  const [open, close] = marks;
  return `${open}${plain}${close}`;
}
