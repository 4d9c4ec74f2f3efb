/** Words that an export’s name cannot spell as they are written. */
const spelled: Readonly<Record<string, string>> = {
  Cmyk: 'CMYK',
  Email: 'e-mail',
  Heic: 'HEIC',
  Lean: 'LEAN',
  Ms: 'MS',
  Png: 'PNG',
  Ssim: 'SSIM',
  Zip: 'ZIP',
};

/** The name of a story in sentence case: only the first word is capitalised; acronyms stay. */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map(
      (word, index) =>
        spelled[word] ?? (index === 0 || /[A-Z].*[A-Z\d]/.test(word) ? word : word.toLowerCase()),
    )
    .join(' ');
