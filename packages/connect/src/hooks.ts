/* Second entry of the package: what the components are made of, for pages of your own. */
export { savedOrCurrent } from './actions/savedOrCurrent.ts';
export { saveFile } from './actions/saveFile.ts';
export { useAction } from './actions/useAction.ts';
export { useDeletion } from './actions/useDeletion.tsx';
export { useUndo } from './actions/useUndo.tsx';
export { useBenchmarks } from './benchmarks/useBenchmarks.ts';
export {
  asSent,
  changeRows,
  type KnownRows,
  namingRows,
  sendRows,
  undoRows,
  whyRefused,
} from './campaigns/bulkRows.ts';
export { DeletedThings } from './campaigns/DeletedList.tsx';
export { fileName } from './campaigns/fileName.ts';
export { useCampaignGone } from './campaigns/useCampaignGone.ts';
export { useCampaignList } from './campaigns/useCampaignList.tsx';
export { useRows } from './campaigns/useRows.tsx';
export { ConnectionProvider, type ConnectionProviderProps } from './connection/ConnectionProvider.tsx';
export { type Connected, type Surroundings, useConnection } from './connection/connectionContext.ts';
export { type Connection, type ConnectionOptions, createConnection } from './connection/createConnection.ts';
export { lazyPart } from './connection/lazyPart.tsx';
export { CreativeOptimizer, type CreativeOptimizerProps } from './creatives/CreativeOptimizer.tsx';
export { CreativeOverview, type CreativeOverviewProps } from './creatives/CreativeOverview.tsx';
export { useCreative } from './creatives/useCreative.ts';
export { useCreativeList } from './creatives/useCreativeList.tsx';
export { errorProps, mayPass } from './errors/errorProps.tsx';
export { shownError } from './errors/shownError.ts';
export { ImageJobs, type ImageJobsProps } from './images/ImageJobs.tsx';
export { NewJob, type NewJobProps } from './images/NewJob.tsx';
export { pictureFile } from './images/pictureFile.ts';
export { Thumbnail, useImagePicture } from './images/Thumbnail.tsx';
export { useFileChoices } from './images/useFileChoices.ts';
export { useImageList } from './images/useImageList.tsx';
export { useJobNotifications } from './images/useJobs.ts';
export { useSavedSettings } from './images/useSavedSettings.ts';
export { useSetEvents } from './images/useSetEvents.ts';
export { useOnline } from './uploads/useOnline.ts';
