import {
  consumptionEmissions,
  deliveryEmissions,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';

/** Turns the values of a form into a row: the model adds the emissions. An API would return the same. */
const rowMaker =
  <Form extends object, Figures extends object>(emissions: (form: Form) => Figures) =>
  (id: number, form: Form & { name: string }) => ({ id, name: form.name, ...emissions(form) });

export const makeRow = {
  storage: rowMaker(storageEmissions),
  selection: rowMaker(selectionEmissions),
  delivery: rowMaker(deliveryEmissions),
  consumption: rowMaker(consumptionEmissions),
};

/** The initial rows. Payloads: GB in storage, MB in delivery. */
export const start = {
  storage: exampleRows.storage.map((row, index) => makeRow.storage(index + 1, row)),
  selection: exampleRows.selection.map((row, index) => makeRow.selection(index + 1, row)),
  delivery: exampleRows.delivery.map((row, index) => makeRow.delivery(index + 1, row)),
  consumption: exampleRows.consumption.map((row, index) => makeRow.consumption(index + 1, row)),
};
