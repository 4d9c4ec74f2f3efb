import { consumptionEmissions } from './stages/consumption.ts';
import { deliveryEmissions } from './stages/delivery.ts';
import { selectionEmissions } from './stages/selection.ts';
import { storageEmissions } from './stages/storage.ts';

/** The model of each stage: from a row as typed or sent to the row with its emissions and their trace. */
export const emissionsOf = {
  storage: storageEmissions,
  selection: selectionEmissions,
  delivery: deliveryEmissions,
  consumption: consumptionEmissions,
} as const;
