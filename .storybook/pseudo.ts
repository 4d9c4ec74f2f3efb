/** The language tag of accented pseudo-English. */
export const PSEUDO = 'en-XA';

const plain = 'aceghijklnorsuwyzACEGHIJKLNORSUWYZ';
const accented = 'áçéĝĥíĵķļñóŕšúŵýžÁÇÉĜĤÍĴĶĻÑÓŔŠÚŴÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));
const accent = (letter: string) => accents.get(letter) ?? letter;

/** Works letter by letter, so that a button’s text still occurs in its longer accessible name. */
const longer = (word: string) =>
  [...word].map((letter) => accent(letter).repeat(/[aeiouy]/.test(letter) ? 2 : 1)).join('');

/** The product's name is the same in every language. */
const NAME = 'Leaf';

/** Labels carry a language tag for `Intl`; it is not a word. */
const isTag = (text: string) => /^en(?:-[A-Z]{2})?$/.test(text);

/**
 * Imitates a long translation: accented letters, and doubled vowels that make a sentence at least a third longer. Text
 * that appears without accents doesn't come from the labels. `kept` lists data inside the text, which stays unchanged.
 */
export function pseudo(text: string, kept: readonly string[] = []): string {
  if (isTag(text)) return text;
  const parts = [NAME, ...kept]
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${parts.join('|')})`));
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : longer(piece))).join('');
}

/** Labels of any depth, functions included, in the pseudo-language. */
export function pseudoWords<Words>(words: Words): Words;
export function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudo(words);
  if (typeof words === 'function')
    return (...values: unknown[]) => {
      const said: unknown = words(...values);
      return typeof said === 'string' ? pseudo(said, values.map(String)) : pseudoWords(said);
    };
  if (Array.isArray(words)) return words.map((word) => pseudoWords(word));
  if (typeof words !== 'object' || words === null || '$$typeof' in words) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, pseudoWords(word)]));
}
