import type { Stage } from '@leaf/emissions';
import { choices } from './choices.ts';
import type { ExportWords } from './exports.ts';
import { fieldsOf, type PlanField, planFields, planStages } from './fields.ts';
import type { Cell } from './sheet.ts';

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
export function templateTable(
  stage: Stage | undefined,
  { fields, values, nameOf }: ExportWords,
  exampleName: string,
): Cell[][] {
  const list = templateFields(stage);
  const unit = values[stage === 'storage' ? 'gigabytes' : 'megabytes'];
  const cellOf = (field: PlanField): Cell => {
    if (field === 'name') return exampleName;
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
