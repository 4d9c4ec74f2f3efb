/* Seventh entry of the package: comparing pictures and weighing a result, loaded where it is used. */

export {
  type ComparedFile,
  comparedFileId,
  comparedFiles,
  measuredFile,
  originalFile,
} from './images/compare/comparedFiles.ts';
export { type Differences, differencesIn } from './images/compare/differencesIn.ts';
export {
  type CompareSide,
  ImageCompare,
  type ImageCompareProps,
} from './images/compare/ImageCompare/ImageCompare.tsx';
export { imageCompareLabels } from './images/compare/ImageCompare/imageCompareLabels.ts';
export {
  WeightBridge,
  type WeightBridgeProps,
  type WeightedRow,
} from './images/WeightBridge/WeightBridge.tsx';
export { weightBridgeLabels } from './images/WeightBridge/weightBridgeLabels.ts';
