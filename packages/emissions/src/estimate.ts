import { Checks, isObject } from './checks.ts';
import { type ComponentRow, type StageComponent, stageComponents } from './components.ts';
import { EmissionsError, type Issue } from './errors.ts';
import { factorsVersion } from './factors/sources.ts';
import { emissionsOf } from './model.ts';
import { ofEachStage, type Stage, stages } from './stage.ts';
import type { Trace } from './trace.ts';

/** Rows of any stages, as typed or sent. */
export type EstimateInput = { readonly [S in Stage]?: readonly Parameters<(typeof emissionsOf)[S]>[0][] };

/** The emissions of one row, in kg CO2e. */
export interface RowEstimate<S extends Stage = Stage> {
  readonly total_emissions: number;
  /** The parts of the total; those without emissions are left out. */
  readonly components: readonly StageComponent<S>[];
  readonly trace: Trace;
}

/** The emissions of rows, in kg CO2e: each stage's in the order of its input. */
export type Estimate = { readonly [S in Stage]: readonly RowEstimate<S>[] } & {
  readonly total_emissions: number;
  /** The method and data behind the figures. */
  readonly factors_version: string;
};

type Computed = ComponentRow[Stage] & { readonly total_emissions: number; readonly trace: Trace };

function estimateRow<S extends Stage>(stage: S, sent: object): RowEstimate<S> {
  const model = emissionsOf[stage] as (input: object) => Computed;
  const { total_emissions, trace, ...row } = model(sent);
  const components = stageComponents(stage, [row as unknown as ComponentRow[S]]);
  return { total_emissions, components: components.filter(({ value }) => value > 0), trace };
}

/** Throws what keeps the input from being lists of rows by stage, as JSON from elsewhere may do. */
function checkShape(rows: unknown): void {
  const checks = new Checks();
  const fail = (path: string, message: string) => checks.fail(path, 'unknown_value', message);
  if (!isObject(rows)) fail('', 'The rows must be an object of lists by stage.');
  for (const [stage, list] of isObject(rows) ? Object.entries(rows) : []) {
    checks.oneOf(stage, `"${stage}"`, stage, stages);
    if (list === null || list === undefined) continue;
    const sent: readonly unknown[] | undefined = Array.isArray(list) ? list : undefined;
    if (!sent) fail(stage, `The rows of ${stage} must be a list.`);
    for (const [index, row] of sent?.entries() ?? [])
      if (!isObject(row)) fail(`${stage}.${index}`, `Row ${index} of ${stage} must be an object.`);
  }
  checks.done();
}

/**
 * The emissions of rows that belong to no campaign. Throws `EmissionsError` with the issues of all rows; their paths
 * begin with stage and index, as in `storage.0.payload`.
 */
export function estimate(rows: EstimateInput): Estimate {
  checkShape(rows);
  const issues: Issue[] = [];
  const ofRow = <S extends Stage>(stage: S, row: object, index: number): RowEstimate<S>[] => {
    try {
      return [estimateRow(stage, row)];
    } catch (error) {
      if (!(error instanceof EmissionsError)) throw error;
      for (const issue of error.issues) issues.push({ ...issue, path: `${stage}.${index}.${issue.path}` });
      return [];
    }
  };
  const estimated = ofEachStage((stage) =>
    (rows[stage] ?? []).flatMap((row, index) => ofRow(stage, row, index)),
  ) as { [S in Stage]: RowEstimate<S>[] };
  const [first, ...others] = issues;
  if (first) throw new EmissionsError([first, ...others]);
  const all = stages.flatMap((stage): readonly RowEstimate[] => estimated[stage]);
  return {
    ...estimated,
    total_emissions: all.reduce((sum, { total_emissions }) => sum + total_emissions, 0),
    factors_version: factorsVersion,
  };
}
