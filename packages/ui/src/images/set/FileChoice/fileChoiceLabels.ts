/** The labels of `FileChoice`. */
export const fileChoiceLabels = {
  title: 'In sets and their ZIP',
  recommended: 'The recommended file is taken, or the original if there is none.',
  taken: (file: string) => `${file} is taken, as chosen by hand.`,
  original: 'Original',
  file: (format: string, quality: number) => `${format}, q ${quality}`,
  take: (file: string) => `Take ${file}`,
  keep: 'Take the original',
  release: 'Take the recommended file',
  changed: 'The choice is kept.',
  undo: 'Undo',
};

export type FileChoiceLabels = typeof fileChoiceLabels;
