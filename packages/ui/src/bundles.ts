/* Eighth entry of the package: HTML5 creatives, loaded on their pages. */

export { BundleFiles, type BundleFilesProps } from './bundles/BundleFiles/BundleFiles.tsx';
export { type BundleFilesLabels, bundleFilesLabels } from './bundles/BundleFiles/bundleFilesLabels.ts';
export { BundleJobs, type BundleJobsProps, bundleJobsLabels } from './bundles/BundleJobs/BundleJobs.tsx';
export { BundleList, type BundleListProps } from './bundles/BundleList/BundleList.tsx';
export { type BundleListLabels, bundleListLabels } from './bundles/BundleList/bundleListLabels.ts';
export {
  BundleListScreen,
  type BundleListScreenProps,
  bundleListScreenLabels,
} from './bundles/BundleListScreen/BundleListScreen.tsx';
export {
  BundleOptimizeForm,
  type BundleOptimizeFormProps,
} from './bundles/BundleOptimizeForm/BundleOptimizeForm.tsx';
export {
  type BundleOptimizeFormLabels,
  bundleOptimizeFormLabels,
} from './bundles/BundleOptimizeForm/bundleOptimizeFormLabels.ts';
export { BundleOverview, type BundleOverviewProps } from './bundles/BundleOverview/BundleOverview.tsx';
export {
  type BundleOverviewLabels,
  bundleOverviewLabels,
} from './bundles/BundleOverview/bundleOverviewLabels.ts';
export {
  BundlePlatforms,
  type BundlePlatformsProps,
} from './bundles/BundlePlatforms/BundlePlatforms.tsx';
export {
  type BundlePlatformsLabels,
  bundlePlatformNames,
  bundlePlatformsLabels,
} from './bundles/BundlePlatforms/bundlePlatformsLabels.ts';
export {
  BundlePreview,
  type BundlePreviewProps,
  bundlePreviewLabels,
  type PreviewSide,
} from './bundles/BundlePreview/BundlePreview.tsx';
export { BundleResult, type BundleResultProps } from './bundles/BundleResult/BundleResult.tsx';
export { type BundleResultLabels, bundleResultLabels } from './bundles/BundleResult/bundleResultLabels.ts';
export { BundleScreen, type BundleScreenProps } from './bundles/BundleScreen/BundleScreen.tsx';
export { type BundleScreenLabels, bundleScreenLabels } from './bundles/BundleScreen/bundleScreenLabels.ts';
export { useBundleFacts } from './bundles/BundleScreen/useBundleFacts.ts';
export {
  BundleUploadPanel,
  type BundleUploadPanelProps,
  bundleUploadPanelLabels,
} from './bundles/BundleUploadPanel/BundleUploadPanel.tsx';
export type {
  BundleDetail,
  BundleOutcome,
  Creative,
  CreativeBudget,
  CreativeDetail,
  CreativeJob,
  CreativeJobPayload,
  CreativeJobResult,
  CreativeJobState,
  CreativePicture,
} from './bundles/bundleTypes.ts';
export { bundleWeightLabels } from './bundles/bundleWeightLabels.ts';
export { bundlePreset } from './bundles/platforms.ts';
