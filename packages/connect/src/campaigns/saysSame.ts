import { emissionsOf, type Stage } from '@leaf/emissions';
import { asSent } from './bulkRows.ts';

/** What a row keeps when it is left out. */
const kept = ['external_id', 'image_id'];

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** What was sent as the server stores it: with the model's defaults, without what does not apply. */
function asStored(stage: Stage, sent: object): Record<string, unknown> {
  const model = emissionsOf[stage] as (row: object) => { trace: unknown };
  const { trace: _, ...row } = model(sent);
  const texts = Object.entries(sent).map(([field, value]) => [field, trimmed(value)]);
  return asSent({ ...Object.fromEntries(texts), ...row });
}

/**
 * Whether a row says what was sent. What was left out is the model's default or blank, and another's value there is a
 * difference.
 * @throws {EmissionsError} what was sent is no row of the stage
 */
export function saysSame(stage: Stage, row: object, sent: object): boolean {
  const [stored, wanted] = [asSent(row), asStored(stage, sent)];
  return Object.keys({ ...stored, ...wanted }).every(
    (field) =>
      (kept.includes(field) && !(field in sent)) || (stored[field] ?? null) === (wanted[field] ?? null),
  );
}
