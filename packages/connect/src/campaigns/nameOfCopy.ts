/** The API takes names of so many characters. */
const longest = 200;

/** The name of a copy. */
export const nameOfCopy = (words: { copyOf: (name: string) => string }, name: string) =>
  [...words.copyOf(name)].slice(0, longest).join('').trim();
