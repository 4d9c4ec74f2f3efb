/** `count` is a formatted number. */
export const recentlyDeletedLabels = {
  title: 'Recently deleted',
  description: 'What was deleted can be brought back for 24 hours. After that it is gone for good.',
  name: 'Name',
  deleted: 'Deleted',
  actions: 'Actions',
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${name}`,
  restoreMany: (count: string) => `Restore ${count} selected`,
  selected: (count: string) => `${count} selected`,
  restoring: 'Restoring…',
  restored: (name: string) => `“${name}” is back.`,
  restoredMany: (count: string) => `${count} are back.`,
  empty: 'Nothing was deleted in the last 24 hours.',
  close: 'Close',
};
