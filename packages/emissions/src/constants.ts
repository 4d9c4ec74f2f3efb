import type { Constant } from './factors/constant.ts';
import { consumptionFactors } from './factors/consumption.ts';
import { deliveryFactors } from './factors/delivery.ts';
import { selectionFactors } from './factors/selection.ts';
import { storageFactors } from './factors/storage.ts';
import { ofEachStage, type Stage } from './stage.ts';

const tables = {
  storage: storageFactors,
  selection: selectionFactors,
  delivery: deliveryFactors,
  consumption: consumptionFactors,
} satisfies Record<Stage, unknown>;

type NamesIn<Entry> =
  Entry extends Constant<infer Name> ? Name : { [Key in keyof Entry]: NamesIn<Entry[Key]> }[keyof Entry];

/** The name of every constant except the countries' grid intensities. */
export type ConstantName = NamesIn<typeof tables>;

interface Table {
  readonly [key: string]: Constant<ConstantName> | Table;
}

const isConstant = (entry: Constant<ConstantName> | Table): entry is Constant<ConstantName> =>
  typeof entry.value === 'number';

const flatten = (table: Table): readonly Constant<ConstantName>[] =>
  Object.values(table).flatMap((entry) => (isConstant(entry) ? [entry] : flatten(entry)));

/** Every constant of each stage except the countries' grid intensities (`grids`), for a page that lists them. */
export const constants: Readonly<Record<Stage, readonly Constant<ConstantName>[]>> = ofEachStage((stage) =>
  flatten(tables[stage]),
);
