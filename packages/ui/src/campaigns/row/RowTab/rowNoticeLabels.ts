/** Notices about changed rows. `count` is a formatted number above one. */
export const rowNoticeLabels = {
  copyOf: (name: string) => `Copy of ${name}`,
  deleted: (name: string) => `“${name}” deleted.`,
  restored: (name: string) => `“${name}” is back.`,
  added: (name: string) => `“${name}” added.`,
  changed: (name: string) => `“${name}” changed.`,
  reverted: (name: string) => `“${name}” is as it was.`,
  deletedMany: (count: string) => `${count} rows deleted.`,
  restoredMany: (count: string) => `${count} rows are back.`,
  addedMany: (count: string) => `${count} rows added.`,
  changedMany: (count: string) => `${count} rows changed.`,
  revertedMany: (count: string) => `${count} rows are as they were.`,
  /** While rows are being deleted. */
  deleting: (count: string) => `Deleting ${count} rows…`,
  adding: (count: string) => `Adding ${count} rows…`,
  changing: (count: string) => `Changing ${count} rows…`,
};
