/** The API takes names of so many characters. */
const longest = 200;

/** What a copy is called. */
export const nameOfCopy = (words: { copyOf: (name: string) => string }, name: string) =>
  [...words.copyOf(name)].slice(0, longest).join('').trim();
