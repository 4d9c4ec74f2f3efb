import { stageLabels } from '../../../labels/stageLabels.ts';

export const rowPanelLabels = {
  ...stageLabels,
  entered: 'Entered',
  emissions: 'Emissions',
  total: 'Total Emissions',
  unit: 'kg CO2e',
  edit: 'Edit',
  duplicate: 'Duplicate',
  delete: 'Delete',
  explanation: 'How the figure comes about',
  unexplained: 'The model does not know a value of this row, so its figure can’t be taken apart here.',
  differs: 'This row was saved with other factors: the steps below lead to today’s figure.',
  close: 'Close',
};
