import { stageLabels } from '../../labels/stageLabels.ts';

/** Labels of the columns that only plans have, and the names of the stages as values of a column. */
export const planFieldLabels = {
  ...stageLabels,
  stage: 'Stage',
  external_id: 'External ID',
  revision: 'Constants revision',
  line: 'Line',
  reason: 'Reason',
  exampleName: 'Home page, medium rectangle',
};
