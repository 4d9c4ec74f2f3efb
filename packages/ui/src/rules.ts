/* Third entry of the package: the rules behind the forms and charts, without React, for building your own. */

export { stages } from '@leaf/emissions';
/* Rows: initial values; `validate…` returns messages by field, `to…Payload` the payload of the API */
export {
  type ConsumptionFormValues,
  type ConsumptionPayload,
  consumptionStart,
  toConsumptionPayload,
  validateConsumption,
  withLevel as withConsumptionLevel,
} from './campaigns/consumption/ConsumptionForm/consumptionRow.ts';
export {
  type DeliveryFormValues,
  type DeliveryPayload,
  deliveryStart,
  ratiosOf,
  toDeliveryPayload,
  validateDelivery,
  withFixedRatio,
  withLevel as withDeliveryLevel,
} from './campaigns/delivery/DeliveryForm/deliveryRow.ts';
/* Series of the emissions chart */
export { emissionsCsv } from './campaigns/overview/EmissionsChart/emissionsCsv.ts';
export {
  type CampaignRows,
  campaignIntensity,
  type EmissionComponent,
  emissionsSeries,
  grandTotal,
  type StageSeries,
  stageIntensities,
  stageTotals,
} from './campaigns/overview/EmissionsChart/emissionsSeries.ts';
export { type RowMessages, rowMessages } from './campaigns/row/rules.ts';
export {
  type SelectionFormValues,
  type SelectionPayload,
  selectionStart,
  toSelectionPayload,
  validateSelection,
  withBuyType,
  withLevel as withSelectionLevel,
} from './campaigns/selection/SelectionForm/selectionRow.ts';
export {
  type StorageFormValues,
  type StoragePayload,
  storageStart,
  toStoragePayload,
  validateStorage,
} from './campaigns/storage/StorageForm/storageRow.ts';
export { digitsOnly, parseDecimal, parseDigits } from './form/numbers.ts';
export { createFormat, type Format } from './format/format.ts';
/* Targets, bands and results of the image optimiser */
export { availableFormats, bestFormat, findJobResult, saving } from './images/jobResult.ts';
export {
  initialOptimizeValues,
  type OptimizeMode,
  type OptimizePayload,
  type OptimizeValues,
  optimizeModes,
  type TargetProblem,
  targetField,
  targetProblem,
  toOptimizePayload,
} from './images/optimizeTarget.ts';
export { chosenBand, isSsimMode } from './images/recommendedBand.ts';
export { type SsimPoint, type SsimSeries, ssimCsv, ssimSeries } from './images/ssimSeries.ts';
