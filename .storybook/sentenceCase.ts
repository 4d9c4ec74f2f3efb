/** The name of a story in sentence case: only the first word is capitalised; acronyms stay. */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, index) => (index === 0 || /[A-Z].*[A-Z\d]/.test(word) ? word : word.toLowerCase()))
    .join(' ');
