import type { Stage } from '@leaf/emissions';
import { useLabels } from '../../../labels/useLabels.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import { rowFieldLabels } from '../../row/fields.ts';
import { rowMessages } from '../../row/rules.ts';
import { rowWords } from '../../row/words.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanVocabulary } from '../headers.ts';
import { planFieldLabels } from '../planFieldLabels.ts';
import type { PlanRules } from '../planLine.ts';
import { planMessages } from '../planMessages.ts';

/** The labels of fields and values in the current language. */
export function usePlanWords(): ExportWords {
  const rowFields = useLabels('rowFields', rowFieldLabels);
  const values = useLabels('rowWords', rowWords);
  const plan = useLabels('planFields', planFieldLabels);
  const { nameOf } = usePlaces();
  return { fields: { ...rowFields, ...plan }, values: { ...values, ...plan }, nameOf };
}

/**
 * The rules that follow from the language and the place of the import; the rest depends on the file.
 * @param others the labels of the other languages, if the file may be in one
 */
export function usePlanRules(
  stage?: Stage,
  others?: PlanVocabulary,
): Omit<PlanRules, 'mapping' | 'stages' | 'defaults'> {
  const words = usePlanWords();
  const ofRows = useLabels('rowMessages', rowMessages);
  const ofPlan = useLabels('planMessages', planMessages);
  return {
    stage,
    messages: { ...ofRows, ...ofPlan },
    vocabulary: {
      fields: [words.fields, ...(others?.fields ?? [])],
      values: [words.values, ...(others?.values ?? [])],
    },
    nameOf: words.nameOf,
  };
}
