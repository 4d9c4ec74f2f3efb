/** `count` is a formatted number; `one` says whether it is a single row. */
export const rowSelectionLabels = {
  selected: (count: string) => `${count} selected`,
  change: 'Change',
  duplicate: 'Duplicate',
  delete: 'Delete',
  clear: 'Clear selection',
  deleteRows: (count: string, one: boolean) => (one ? `Delete ${count} row` : `Delete ${count} rows`),
  duplicateRows: (count: string, one: boolean) =>
    one ? `Duplicate ${count} row` : `Duplicate ${count} rows`,
  changeRows: (count: string, one: boolean) => (one ? `Change ${count} row` : `Change ${count} rows`),
  deletePrompt: (count: string, one: boolean) => (one ? `Delete ${count} row?` : `Delete ${count} rows?`),
  changeHint: 'What you leave blank stays as it is in each row.',
  regionHint: 'A region follows its country unless another was chosen.',
  asItIs: 'As it is',
  country: 'Country',
  region: 'Region',
  level: 'Level',
  cancel: 'Cancel',
  close: 'Close',
  same: (count: string, one: boolean) =>
    one
      ? `${count} row has this already and stays as it is.`
      : `${count} rows have this already and stay as they are.`,
  unfit: (count: string, one: boolean) =>
    one
      ? `${count} row can’t take this and stays as it is: it lacks what the change needs.`
      : `${count} rows can’t take this and stay as they are: they lack what the change needs.`,
};
