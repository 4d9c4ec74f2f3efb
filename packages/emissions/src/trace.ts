import type { ConstantName } from './constants.ts';
import type { Constant } from './factors/constant.ts';
import type { CountryGridName } from './factors/grid.ts';
import { factorsVersion } from './factors/sources.ts';
import { type RowName, rowLabels, type StepField, stepLabels, type Unit } from './labels.ts';
import type { Note } from './readings.ts';
import type { Stage } from './stage.ts';

interface Operand {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
}

/** A number of the row itself. */
export interface RowFactor extends Operand {
  readonly from: 'row';
  readonly name: RowName;
}

/** A constant of the method, with source and revision. */
export interface ConstantFactor extends Constant<ConstantName | CountryGridName> {
  readonly from: 'constant';
}

/** The result of an earlier step. */
export interface StepFactor extends Operand {
  readonly from: 'step';
  /** That step's `field`. */
  readonly name: StepField;
}

export type Factor = RowFactor | ConstantFactor | StepFactor;

/** One line of the calculation: the product or the sum of its factors. */
export interface Step {
  readonly field: StepField;
  readonly label: string;
  readonly operation: 'product' | 'sum';
  readonly factors: readonly Factor[];
  readonly result: number;
  readonly unit: Unit;
}

/** The calculation of a figure. Plain data: it survives JSON, and `recompute` needs nothing else. */
export interface Trace {
  readonly stage: Stage;
  /** The method and data that the constants come from. */
  readonly factors_version: string;
  /** In the order of calculation; the last one is the total. */
  readonly steps: readonly Step[];
  /** Doubts and readings of the method that affect this figure. */
  readonly notes: readonly Note[];
}

/** The unit of every result. */
export const KG = 'kg CO2e';

const evaluate = (operation: Step['operation'], values: readonly number[]): number =>
  operation === 'sum'
    ? values.reduce((sum, value) => sum + value, 0)
    : values.reduce((product, value) => product * value, 1);

const step =
  (operation: Step['operation']) =>
  (field: StepField, unit: Unit, factors: readonly Factor[]): Step => ({
    field,
    label: stepLabels[field],
    operation,
    factors,
    result: evaluate(
      operation,
      factors.map((factor) => factor.value),
    ),
    unit,
  });

export const product = step('product');
export const sum = step('sum');

export const row = (name: RowName, value: number, unit: Unit): RowFactor => ({
  from: 'row',
  name,
  label: rowLabels[name],
  value,
  unit,
});

export const constant = (source: Constant<ConstantName | CountryGridName>): ConstantFactor => ({
  from: 'constant',
  ...source,
});

export const earlier = (source: Step): StepFactor => ({
  from: 'step',
  name: source.field,
  label: source.label,
  value: source.result,
  unit: source.unit,
});

/** The final step of every stage. */
export const total = (parts: readonly Step[]): Step => sum('total_emissions', KG, parts.map(earlier));

export const traceOf = (stage: Stage, steps: readonly Step[], notes: readonly Note[] = []): Trace => ({
  stage,
  factors_version: factorsVersion,
  steps,
  notes,
});

/**
 * Recalculates every step of a trace, by field, from the row's numbers and the constants alone; recorded results are
 * ignored. Throws a RangeError if a step refers to one that does not precede it, or if no step is the total.
 */
export function recompute(trace: Trace): Record<string, number> & { total_emissions: number } {
  const results = new Map<StepField, number>();
  const operand = (factor: Factor): number => {
    const value = factor.from === 'step' ? results.get(factor.name) : factor.value;
    if (value === undefined) throw new RangeError(`The trace has no earlier step "${factor.name}".`);
    return value;
  };
  for (const { field, operation, factors } of trace.steps) {
    results.set(field, evaluate(operation, factors.map(operand)));
  }
  const total_emissions = results.get('total_emissions');
  if (total_emissions === undefined) throw new RangeError('The trace has no step "total_emissions".');
  return { ...Object.fromEntries(results), total_emissions };
}
