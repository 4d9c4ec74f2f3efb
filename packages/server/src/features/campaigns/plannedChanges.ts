import { setImmediate } from 'node:timers/promises';
import {
  type BulkChange,
  changeFaults,
  type Fault,
  type NewStageRow,
  type PlannedChange,
  type RowPicture,
  sentPicture,
  type ToWord,
} from '@leaf/api-client/contract';
import type { Stage } from '@leaf/emissions';
import { fieldErrors } from '../../core/fieldErrors.ts';
import { Problem } from '../../core/problem.ts';
import { readSpecification } from '../../core/specification.ts';
import { fitsUtf8 } from '../../core/storedText.ts';
import { schemaValidators, type Validate } from '../../core/validators.ts';
import type { NewRow } from './manyRows.ts';
import { compute, tidyId } from './rows.ts';

/** A change of a bulk call, with the row computed; or the reason for which it is refused. */
export type Planned = PlannedChange & {
  index: number;
  stage: Stage;
  /** The fields and figures of the row. */
  row?: Omit<NewRow, 'external_id'>;
  /** The picture that is named for the row. */
  picture?: RowPicture | undefined;
};

/** So many are computed before others get a turn. */
const PART = 100;
/** The most faults to report for one row. */
const MOST_FAULTS = 10;

let validators: ((schema: string) => Validate) | undefined;
const bySchema = new Map<string, Validate>();

function validatorOf(schema: string): Validate {
  const known = bySchema.get(schema);
  if (known) return known;
  validators ??= schemaValidators(readSpecification());
  const made = validators(schema);
  bySchema.set(schema, made);
  return made;
}

const rowSchema = (stage: Stage) => `New${stage.charAt(0).toUpperCase()}${stage.slice(1)}Row`;

const faulty = (errors: readonly Fault[]): ToWord => ({
  code: 'invalid_input',
  errors: errors.slice(0, MOST_FAULTS),
});

/** The external id of a row that has faults; undefined if it is one of them. */
function faultlessId({ external_id }: { external_id?: unknown } = {}): Planned['external_id'] {
  if (typeof external_id !== 'string' || !fitsUtf8(external_id)) return undefined;
  return validatorOf('NullableExternalId')(external_id) ? tidyId(external_id) : undefined;
}

/** Checks and computes the row of a change. */
function withRow(planned: Planned, sent: object): Planned {
  const validate = validatorOf(rowSchema(planned.stage));
  if (!validate(sent)) {
    const refused = faulty(fieldErrors(validate.errors ?? [], 'body'));
    return { ...planned, external_id: faultlessId(sent), refused };
  }
  // The contract's schema of the stage has just held.
  const row = sent as NewStageRow['storage'];
  let external_id: Planned['external_id'];
  try {
    external_id = row.external_id === undefined ? undefined : tidyId(row.external_id);
    const picture = sentPicture(planned.stage, row);
    return { ...planned, external_id, picture, row: compute(planned.stage, row) };
  } catch (error) {
    if (error instanceof Problem) return { ...planned, external_id, refused: faulty(error.errors ?? []) };
    throw error;
  }
}

function plan(change: BulkChange, index: number, reads: boolean): Planned {
  const { op, stage, id, version, row } = change;
  const planned: Planned = { index, op, stage, id, version };
  const faults = changeFaults(change);
  if (faults.length > 0) return { ...planned, external_id: faultlessId(row), refused: faulty(faults) };
  // As `restoreRow`: what comes back, or stands in its way, is not the caller's own.
  if (op === 'restore' && !reads)
    return { ...planned, refused: { code: 'scope_missing', params: { scope: 'read' } } };
  return row === undefined ? planned : withRow(planned, row);
}

/**
 * Checks and computes all changes in parts, so that nobody has to wait for them.
 * @param reads whether the caller may see what others have written
 */
export async function planChanges(changes: readonly BulkChange[], reads: boolean): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (let from = 0; from < changes.length; from += PART) {
    await setImmediate();
    for (const [offset, change] of changes.slice(from, from + PART).entries())
      planned.push(plan(change, from + offset, reads));
  }
  return planned;
}
