import type { Campaign, EmissionsPart } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { sql } from 'kysely';
import { fieldsOf } from '../../core/specification.ts';

/** The fields of a stage's rows, in the contract's order. */
export const rowFields = (stage: Stage): readonly string[] =>
  fieldsOf(`${stage.charAt(0).toUpperCase()}${stage.slice(1)}Row`);

/** The parts of the stages' sums, with the fields that make up each part. */
const partsByStage = stages.map((stage) => {
  const fields = rowFields(stage).filter((field) => /(?<!^total)_emissions$/.test(field));
  const electricity = fields.filter((field) => field.startsWith('usephase_'));
  const parts: { stage: Stage; kind: EmissionsPart['kind']; fields: string[] }[] =
    electricity.length === 0
      ? [{ stage, kind: 'whole', fields }]
      : [
          { stage, kind: 'electricity', fields: electricity },
          { stage, kind: 'embodied', fields: fields.filter((field) => field.startsWith('embodied_')) },
        ];
  return { stage, parts };
});

const sumOf = (fields: readonly string[]) =>
  sql`coalesce(sum(${sql.join(
    fields.map((field) => sql.ref(field)),
    sql` + `,
  )}), 0)`;

/** For each stage the sum of its rows and then of each part, in the same query as the campaigns; a row is read once. */
export const sums = sql<number[][]>`json_build_array(${sql.join(
  partsByStage.map(
    ({ stage, parts }) =>
      sql`(select json_build_array(${sql.join([
        sumOf(['total_emissions']),
        ...parts.map(({ fields }) => sumOf(fields)),
      ])}) from ${sql.table(`${stage}_row`)} where campaign_id = campaign.id)`,
  ),
)})`.as('sums');

/** A campaign as returned by the API, with its total and the parts of it instead of the sums. */
export function withTotal<Row extends { sums: number[][] }>({ sums: found, ...campaign }: Row) {
  const parts = partsByStage.flatMap((of, at) =>
    of.parts.map(({ stage, kind }, part) => ({ stage, kind, value: found[at]?.[part + 1] ?? 0 })),
  );
  return {
    ...campaign,
    total_emissions: found.reduce((total, [sum = 0]) => total + sum, 0),
    parts: parts.filter(({ value }) => value > 0),
  } satisfies Pick<Campaign, 'total_emissions' | 'parts'>;
}
