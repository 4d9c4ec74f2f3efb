/** The name of a story as the house writes names: only its first word has a capital, and what is all capitals stays. */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, index) => (index === 0 || /[A-Z].*[A-Z\d]/.test(word) ? word : word.toLowerCase()))
    .join(' ');
