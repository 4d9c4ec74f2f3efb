/** The language tag that stands for accented pseudo-English. */
export const PSEUDO = 'en-XA';

const plain = 'aceghijklnorsuwyzACEGHIJKLNORSUWYZ';
const accented = 'áçéĝĥíĵķļñóŕšúŵýžÁÇÉĜĤÍĴĶĻÑÓŔŠÚŴÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));
const more = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/**
 * A word as a long translation would be: every letter accented, two fifths longer, in brackets that show what was cut
 * off. A text on screen without accents does not come from the words. What stands in `kept` is somebody's data.
 */
export function pseudo(text: string, kept: readonly string[] = []): string {
  if (!/\p{L}/u.test(text)) return text;
  const parts = kept.filter((part) => part !== '').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = parts.length > 0 ? text.split(new RegExp(`(${parts.join('|')})`)) : [text];
  const drawn = pieces.map((piece, index) =>
    index % 2 === 1 ? piece : [...piece].map((letter) => accents.get(letter) ?? letter).join(''),
  );
  const longer: string[] = [];
  for (let index = 0; longer.join(' ').length < text.length * 0.4 - 1; index += 1)
    longer.push(more[index % more.length] ?? '');
  return `[${[drawn.join(''), ...longer].join(' ')}]`;
}

/** Words of any depth, functions included, in the pseudo-language. */
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
