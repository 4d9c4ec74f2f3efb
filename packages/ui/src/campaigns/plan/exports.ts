import { factorsVersion, type Stage, stages } from '@leaf/emissions';
import { withoutNoise } from '../../format/withoutNoise.ts';
import type { CampaignRows } from '../overview/EmissionsChart/emissionsSeries.ts';
import { isEmission, type RowFieldName, rowFields } from '../row/fields.ts';
import { choices } from './choices.ts';
import { fieldsOf, isNumber, type PlanField, planFields } from './fields.ts';
import type { Cell } from './sheet.ts';

/** The labels of an export. */
export type ExportWords = {
  /** Headers of fields. */
  fields: Readonly<Record<string, string>>;
  /** Labels of choices. */
  values: Readonly<Record<string, string>>;
  nameOf: (place: string) => string;
};

/** A row of any stage, as the API returns it. */
type AnyRow = Readonly<Record<string, unknown>> & { region?: unknown };

const resultsOf = (stage: Stage) => rowFields[stage].filter(isEmission);

/** The fields that users enter for rows of these stages, in one order. */
const enteredOf = (list: readonly Stage[]): PlanField[] =>
  planFields.filter((field) => field === 'stage' || list.some((stage) => fieldsOf(stage).includes(field)));

/** The network shares used in the calculation, whether entered or taken from the region. */
const sharesOf = (list: readonly Stage[]): RowFieldName[] =>
  list.some((stage) => (rowFields[stage] as readonly string[]).includes('mobile_ratio'))
    ? ['mobile_ratio']
    : [];

/** The entered value of a field; a ratio that comes from the row's region was not entered. */
function entered(stage: Stage, row: AnyRow, field: PlanField): unknown {
  if (field === 'stage') return stage;
  if (field === 'fixed_ratio' && row.region) return null;
  return row[field];
}

function shown(field: PlanField, value: unknown, { values, nameOf }: ExportWords): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return isNumber(field) ? value : String(value);
  const text = String(value);
  if (field === 'country' || field === 'region') return nameOf(text);
  if (!Object.hasOwn(choices, field)) return text;
  return (Object.hasOwn(values, text) ? values[text] : undefined) ?? text;
}

/**
 * The rows of some stages as one table: the inputs, the results, and the revision of the constants. Importing
 * it creates the same rows again.
 */
export function exportTable(
  rows: Partial<CampaignRows>,
  words: ExportWords & { unit: string; revision: string },
): Cell[][] {
  const list = stages.filter((stage) => rows[stage] !== undefined);
  const fields = enteredOf(list);
  const shares = sharesOf(list);
  // The total comes first: it is what most readers look for.
  const results: RowFieldName[] = ['total_emissions'];
  for (const stage of list) {
    for (const field of resultsOf(stage)) if (!results.includes(field)) results.push(field);
  }
  const sized = (field: string) => {
    const header = words.fields[field] ?? field;
    return field === 'payload' ? `${header} (${sizeWords(list, words)})` : header;
  };
  const header: Cell[] = [
    ...fields.map(sized),
    ...shares.map((field) => words.fields[field] ?? field),
    ...results.map((field) => `${words.fields[field] ?? field} (${words.unit})`),
    words.revision,
  ];
  const body = list.flatMap((stage) =>
    (rows[stage] ?? []).map((one): Cell[] => {
      const row = one as unknown as AnyRow;
      const result = (field: string) => {
        const value = row[field];
        return typeof value === 'number' ? withoutNoise(value) : null;
      };
      return [
        ...fields.map((field) => shown(field, entered(stage, row, field), words)),
        ...shares.map(result),
        ...results.map(result),
        factorsVersion,
      ];
    }),
  );
  return [header, ...body];
}

/** A table of several stages has payloads in two units: storage in GB, delivery in MB. */
const sizeWords = (list: readonly Stage[], { values }: ExportWords) =>
  list
    .flatMap((stage) => (stage === 'storage' ? ['gigabytes'] : stage === 'delivery' ? ['megabytes'] : []))
    .map((unit) => values[unit] ?? unit)
    .join(', ');

/** A campaign as JSON, with the fields of the API: inputs and results. */
export function exportJson(
  campaign: { name: string; description?: string | null; version?: string },
  rows: Partial<CampaignRows>,
): string {
  const list = stages.filter((stage) => rows[stage] !== undefined);
  const { name, description = null, version } = campaign;
  return JSON.stringify(
    {
      campaign: { name, description, version },
      constants: factorsVersion,
      unit: 'kg CO2e',
      rows: Object.fromEntries(
        list.map((stage) => [
          stage,
          (rows[stage] ?? []).map((row) => jsonRow(stage, row as unknown as AnyRow)),
        ]),
      ),
    },
    null,
    2,
  );
}

function jsonRow(stage: Stage, row: AnyRow) {
  const of: Record<string, unknown> = {};
  for (const field of fieldsOf(stage)) of[field] = entered(stage, row, field) ?? null;
  for (const field of [...sharesOf([stage]), ...resultsOf(stage)]) {
    const value = row[field];
    of[field] = typeof value === 'number' ? withoutNoise(value) : null;
  }
  return of;
}
