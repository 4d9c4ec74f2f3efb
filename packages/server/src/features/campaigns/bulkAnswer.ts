import type { BulkAnswer, BulkResult, RefusedChange } from '@leaf/api-client/contract';
import type { Ctx } from '../../core/contract.ts';
import { changeResult } from '../../core/language.ts';
import { refuse } from '../../core/problem.ts';
import type { Planned } from './plannedChanges.ts';

/** The most refused changes of a call to tell about in full, and the most to report at all if nothing is changed. */
const MOST_TOLD = 1000;

const asRefused = ({ index, stage, id, external_id, refused }: Planned): RefusedChange => ({
  index,
  stage,
  ...(id === undefined ? {} : { id }),
  ...(external_id ? { external_id } : {}),
  refused: refused ?? { code: 'internal_error' },
});

/** Without its invalid values and the current row: thousands of them would make an answer of many megabytes. */
const inShort = ({ refused: { code, params }, ...change }: RefusedChange): RefusedChange => ({
  ...change,
  refused: { code, params },
});

/** What became of each change, in the caller's language, and how many of each there are. */
export function answerOf(planned: readonly Planned[], request: Ctx<'bulkRows'>['request']): BulkAnswer {
  const counts = { created: 0, updated: 0, deleted: 0, restored: 0, unchanged: 0, refused: 0 };
  const results = planned.map((change): BulkResult => {
    const { index, stage, id, version, external_id, status = 'refused' } = change;
    counts[status] += 1;
    if (status === 'refused') {
      const refused = asRefused(change);
      return changeResult(request, counts.refused > MOST_TOLD ? inShort(refused) : refused);
    }
    return {
      index,
      status,
      stage,
      ...(id === undefined ? {} : { id }),
      ...(version === undefined ? {} : { version }),
      ...(external_id ? { external_id } : {}),
    };
  });
  return { results, ...counts };
}

/** @throws {Problem} 422 with the refused changes */
export function refuseAll(planned: readonly Planned[]): never {
  const refused = planned.filter((change) => change.refused);
  const results = refused.slice(0, MOST_TOLD).map(asRefused);
  throw refuse('changes_refused', { refused: refused.length, operations: planned.length }, { results });
}
