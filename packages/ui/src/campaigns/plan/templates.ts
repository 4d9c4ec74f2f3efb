import { type Stage, stages } from '@leaf/emissions';
import { wordOf } from '../../labels/wordOf.ts';
import { choices } from './choices.ts';
import type { ExportWords } from './exports.ts';
import { fieldsOf, type PlanField, planFields, planStages } from './fields.ts';
import { type PlanVocabulary, trimmed } from './headers.ts';
import type { Cell, Sheet } from './sheet.ts';

/** An example value for each field; payloads are in MB, or in GB for storage. */
const example: Readonly<Record<string, Cell>> = {
  external_id: 'A-1001',
  country: 'Germany',
  region: 'Europe',
  impressions: 1_250_000,
  buy_type: 'programmatic',
  ads_txt_lines: 1500,
  placement_type: 'display',
  device_type: 'mixed',
  payload: 0.15,
  view_time: 12,
  level: 1,
};

/** The fields of a template. A plan needs neither stage nor level nor region: they follow from the rest. */
function templateFields(stage: Stage | undefined): readonly PlanField[] {
  if (stage) return fieldsOf(stage).filter((field) => field !== 'fixed_ratio');
  return planFields.filter(
    (field) =>
      !['stage', 'level', 'region', 'fixed_ratio'].includes(field) &&
      planStages.some((one) => fieldsOf(one).includes(field)),
  );
}

/** A header and one example line, for the plan or for one stage. */
export function templateTable(stage: Stage | undefined, { fields, values, nameOf }: ExportWords): Cell[][] {
  const list = templateFields(stage);
  const unit = values[stage === 'storage' ? 'gigabytes' : 'megabytes'];
  const cellOf = (field: PlanField): Cell => {
    if (field === 'name') return wordOf(fields, 'exampleName');
    if (stage === 'storage' && field === 'payload') return 2.5;
    if (field.endsWith('_copies')) return 1;
    const value = example[field] ?? null;
    if (field === 'country' || field === 'region') return nameOf(String(value));
    return Object.hasOwn(choices, field) ? (values[String(value)] ?? value) : value;
  };
  return [
    list.map((field) => (field === 'payload' ? `${fields[field]} (${unit})` : (fields[field] ?? field))),
    list.map(cellOf),
  ];
}

/** The cells of a row as one text, whichever the decimal sign, and however many blank cells follow. */
const cellsOf = (row: readonly Cell[]) =>
  row
    .map((cell) => trimmed(cell).replace(',', '.'))
    .join('\n')
    .trimEnd();

/** Finds the example line of a template in the first of these languages, with every cell as the template has it. */
export function exampleIn(
  rows: Sheet['rows'],
  { fields: [fields = {}], values: [values = {}] }: PlanVocabulary,
  nameOf: ExportWords['nameOf'],
): number | undefined {
  const words = { fields, values, nameOf };
  const examples = [undefined, ...stages].map((stage) => cellsOf(templateTable(stage, words)[1] ?? []));
  const index = rows.findIndex((row) => examples.includes(cellsOf(row)));
  return index < 0 ? undefined : index;
}
