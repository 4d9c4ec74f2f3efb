import type { Constant } from './factors/constant.ts';
import { consumptionFactors } from './factors/consumption.ts';
import { deliveryFactors } from './factors/delivery.ts';
import { selectionFactors } from './factors/selection.ts';
import { storageFactors } from './factors/storage.ts';
import type { Stage } from './stage.ts';

interface Table {
  readonly [key: string]: Constant | Table;
}

const isConstant = (entry: Constant | Table): entry is Constant => typeof entry.value === 'number';

const flatten = (table: Table): readonly Constant[] =>
  Object.values(table).flatMap((entry) => (isConstant(entry) ? [entry] : flatten(entry)));

/** Every constant of each stage but the countries' grid intensities (`grids`), for a page that lists them. */
export const constants: Readonly<Record<Stage, readonly Constant[]>> = {
  storage: flatten(storageFactors),
  selection: flatten(selectionFactors),
  delivery: flatten(deliveryFactors),
  consumption: flatten(consumptionFactors),
};
