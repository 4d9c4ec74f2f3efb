import type { Stage } from '@leaf/emissions';
import { useMemo } from 'react';
import { useLabels } from '../../../labels/useLabels.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import { rowFieldLabels } from '../../row/fields.ts';
import { rowMessages } from '../../row/rules.ts';
import { rowWords } from '../../row/words.ts';
import type { ExportWords } from '../exports.ts';
import { planFieldLabels } from '../planFieldLabels.ts';
import type { PlanRules } from '../planLine.ts';
import { planMessages } from '../planMessages.ts';

/** The words of fields and values in the current language. */
export function usePlanWords(): ExportWords {
  const rowFields = useLabels('rowFields', rowFieldLabels);
  const values = useLabels('rowWords', rowWords);
  const plan = useLabels('planFields', planFieldLabels);
  const { nameOf } = usePlaces();
  return useMemo(
    () => ({ fields: { ...rowFields, ...plan }, values: { ...values, ...plan }, nameOf }),
    [rowFields, values, plan, nameOf],
  );
}

/** What the language and the place of the import say about reading lines; the rest depends on the file. */
export function usePlanRules(stage?: Stage): Omit<PlanRules, 'mapping' | 'stages' | 'defaults'> {
  const words = usePlanWords();
  const ofRows = useLabels('rowMessages', rowMessages);
  const ofPlan = useLabels('planMessages', planMessages);
  return useMemo(
    () => ({
      stage,
      messages: { ...ofRows, ...ofPlan },
      vocabulary: { fields: [words.fields], values: [words.values] },
      nameOf: words.nameOf,
    }),
    [stage, ofRows, ofPlan, words],
  );
}
