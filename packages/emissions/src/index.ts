export { type BenchmarkQuery, type Benchmarks, benchmarks, geos } from './benchmarks.ts';
export type { Optional } from './checks.ts';
export {
  type ComponentKind,
  type ComponentRow,
  type StageComponent,
  type StageParts,
  splitMixed,
  stageComponents,
} from './components.ts';
export { type ConstantName, constants } from './constants.ts';
export {
  type OtherEmissions,
  payloadOf,
  takesWeight,
  type WeightChange,
  weightChange,
  withWeight,
} from './creativeWeight.ts';
export { EmissionsError, type Issue, type ReasonCode } from './errors.ts';
export { type Estimate, type EstimateInput, estimate, type RowEstimate } from './estimate.ts';
export type { Constant } from './factors/constant.ts';
export {
  canonicalDevice,
  type Device,
  type DeviceType,
  devices,
  deviceTypes,
  mixedShares,
} from './factors/consumption.ts';
export { type DeliveryRegion, deliveryRegions } from './factors/delivery.ts';
export { type CountryGrid, type CountryGridName, countries, grids } from './factors/grid.ts';
export { type Region, regions } from './factors/selection.ts';
export { attribution, factorsVersion, type Source, type SourceId, sources } from './factors/sources.ts';
export { type RowName, rowLabels, type StepField, stepLabels, type Unit, units } from './labels.ts';
export { type Limit, limits } from './limits.ts';
export { METHODOLOGY_LABELS, METHODOLOGY_VERSIONS, type MethodologyVersion } from './methodology.ts';
export { emissionsOf } from './model.ts';
export {
  type CautionId,
  cautions,
  gridNote,
  type Note,
  type NoteId,
  type Reading,
  type ReadingId,
  readings,
  ssdHddNote,
} from './readings.ts';
export {
  type ConsumptionFields,
  type ConsumptionInput,
  type ConsumptionLevel,
  type ConsumptionPlacement,
  consumptionLevels,
  consumptionPlacements,
  normalizeConsumption,
} from './rows/consumptionRow.ts';
export {
  clampRatio,
  type DeliveryFields,
  type DeliveryInput,
  type DeliveryLevel,
  type DeliveryPlacement,
  deliveryInput,
  deliveryLevels,
  deliveryPlacements,
  mobileRatio,
  normalizeDelivery,
} from './rows/deliveryRow.ts';
export {
  type BuyType,
  buyTypes,
  normalizeSelection,
  type SelectionFields,
  type SelectionInput,
  type SelectionPlacement,
  selectionLevel,
  selectionPlacements,
} from './rows/selectionRow.ts';
export { normalizeStorage, type StorageFields, type StorageInput } from './rows/storageRow.ts';
export { ofEachStage, type Stage, stages } from './stage.ts';
export { type ConsumptionEmissions, consumptionEmissions } from './stages/consumption.ts';
export { type DeliveryEmissions, deliveryEmissions } from './stages/delivery.ts';
export type { StageOptions } from './stages/grid.ts';
export { type SelectionEmissions, selectionEmissions } from './stages/selection.ts';
export { type StorageEmissions, storageEmissions } from './stages/storage.ts';
export {
  type ConstantFactor,
  type Factor,
  type RowFactor,
  recompute,
  type Step,
  type StepFactor,
  type Trace,
} from './trace.ts';
