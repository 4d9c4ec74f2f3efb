/** The labels of `PlanTools`. */
export const planToolsLabels = { import: 'Import' };
