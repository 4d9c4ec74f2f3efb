export const rowTabLabels = {
  addRow: 'Add Row',
  name: 'Name',
  empty: 'No rows yet.',
  view: 'View',
  edit: 'Edit',
  editTitle: (name: string) => `Edit “${name}”`,
  duplicate: 'Duplicate',
  delete: 'Delete',
  actions: 'Actions',
  /** The button that opens the menu of further actions. */
  more: (name: string) => `More actions for ${name}`,
  total: 'Total Emissions',
  unit: 'kg CO2e',
  close: 'Close',
  deletePrompt: (name: string) => `Delete "${name}"?`,
};
