/* Seventh entry of the package: comparing pictures, sets of them and weighing a result, loaded where it is used. */

export {
  type ComparedFile,
  comparedFileId,
  comparedFiles,
  measuredFile,
  originalFile,
} from './images/compare/comparedFiles.ts';
export {
  type Differences,
  differencesIn,
  type Similarity,
  scoresIn,
} from './images/compare/differencesIn.ts';
export {
  FileCompareScreen,
  type FileCompareScreenProps,
} from './images/compare/FileCompareScreen/FileCompareScreen.tsx';
export {
  type FileCompareScreenLabels,
  fileCompareScreenLabels,
} from './images/compare/FileCompareScreen/fileCompareScreenLabels.ts';
export {
  type CompareSide,
  ImageCompare,
  type ImageCompareProps,
} from './images/compare/ImageCompare/ImageCompare.tsx';
export { imageCompareLabels } from './images/compare/ImageCompare/imageCompareLabels.ts';
export {
  type AskedQuality,
  MeasureQuality,
  type MeasureQualityProps,
} from './images/MeasureQuality/MeasureQuality.tsx';
export {
  type MeasureQualityLabels,
  measureQualityLabels,
} from './images/MeasureQuality/measureQualityLabels.ts';
export { FileChoice, type FileChoiceProps } from './images/set/FileChoice/FileChoice.tsx';
export { type FileChoiceLabels, fileChoiceLabels } from './images/set/FileChoice/fileChoiceLabels.ts';
export { ImageSet, type ImageSetProps } from './images/set/ImageSet/ImageSet.tsx';
export { type ImageSetLabels, imageSetLabels } from './images/set/ImageSet/imageSetLabels.ts';
export {
  ImageSetScreen,
  type ImageSetScreenProps,
  imageSetScreenLabels,
} from './images/set/ImageSetScreen/ImageSetScreen.tsx';
export { type BudgetOutcome, SetBudget, type SetBudgetProps } from './images/set/SetBudget/SetBudget.tsx';
export { type SetBudgetLabels, setBudgetLabels } from './images/set/SetBudget/setBudgetLabels.ts';
export { type SpreadBudget, setBudget } from './images/set/setBudget.ts';
export {
  type SetChoice,
  type SetEntry,
  type SetFile,
  type SetRow,
  setRow,
  setTotals,
  withChoice,
} from './images/set/setFiles.ts';
export { ImageSizes, type ImageSizesProps } from './images/sizes/ImageSizes/ImageSizes.tsx';
export { type ImageSizesLabels, imageSizesLabels } from './images/sizes/ImageSizes/imageSizesLabels.ts';
export type { AdSize, Density, SizesPayload } from './images/sizes/sizeOrders.ts';
export { UploadQueue, type UploadQueueProps } from './images/UploadQueue/UploadQueue.tsx';
export { type QueuedUpload, uploadCounts } from './images/UploadQueue/uploadCounts.ts';
export { type UploadQueueLabels, uploadQueueLabels } from './images/UploadQueue/uploadQueueLabels.ts';
export type { RowOfPicture } from './images/WeightBridge/UsedIn.tsx';
export {
  WeightBridge,
  type WeightBridgeProps,
  type WeightedRow,
} from './images/WeightBridge/WeightBridge.tsx';
export { weightBridgeLabels } from './images/WeightBridge/weightBridgeLabels.ts';
