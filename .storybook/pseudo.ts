/** The language tag of accented pseudo-English. */
export const PSEUDO = 'en-XA';

const plain = 'aceghijklnorsuwyzACEGHIJKLNORSUWYZ';
const accented = 'áçéĝĥíĵķļñóŕšúŵýžÁÇÉĜĤÍĴĶĻÑÓŔŠÚŴÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));
const accent = (letter: string) => accents.get(letter) ?? letter;

/** A word by itself, so that a text which is part of another stays a part of it: a button's words, of its name. */
const longer = (word: string) =>
  [...word].map((letter) => accent(letter).repeat(/[aeiouy]/.test(letter) ? 2 : 1)).join('');

/** The product's name is the same in every language. */
const NAME = 'Leaf';

/** A language's own name of itself, as in `Intl`: no word. */
const isTag = (text: string) => /^en(?:-[A-Z]{2})?$/.test(text);

/**
 * A text as a long translation would be: letters accented, vowels twice, a third and more longer. A text on screen
 * without accents does not come from the words. What stands in `kept` is somebody's data.
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
