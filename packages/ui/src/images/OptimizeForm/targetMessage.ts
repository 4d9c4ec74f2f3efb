import { targetRules } from '@leaf/optimiser/browser';
import type { Format } from '../../format/format.ts';
import { type OptimizeValues, targetProblem } from '../optimizeTarget.ts';
import type { OptimizeFormLabels } from './optimizeFormLabels.ts';

/** The message under an invalid target; undefined if it is valid. */
export function targetMessage(
  values: OptimizeValues,
  text: Pick<OptimizeFormLabels, 'notANumber' | 'outOfRange'>,
  format: Format,
): string | undefined {
  const problem = targetProblem(values);
  const rule = targetRules[values.mode];
  if (!problem || !rule) return undefined;
  return problem === 'number'
    ? text.notANumber
    : text.outOfRange(format.exact(rule.min), format.exact(rule.max));
}
