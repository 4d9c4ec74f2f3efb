import { stageLabels } from '../../labels/stageLabels.ts';

/** The words of a plan's columns that rows don't have, and the names of the stages as values of a column. */
export const planFieldLabels = {
  ...stageLabels,
  stage: 'Stage',
  external_id: 'External ID',
  revision: 'Constants revision',
  line: 'Line',
  reason: 'Reason',
  exampleName: 'Home page, medium rectangle',
};
