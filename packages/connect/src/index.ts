export { Benchmarks, type BenchmarksProps } from './benchmarks/Benchmarks.tsx';
export { CampaignList, type CampaignListProps } from './campaigns/CampaignList.tsx';
export { CampaignOverview, type CampaignOverviewProps } from './campaigns/CampaignOverview.tsx';
export { CampaignRows, type CampaignRowsProps } from './campaigns/CampaignRows.tsx';
export type { StageRowsProps } from './campaigns/useStageRows.tsx';
export type { Surroundings } from './connection/connectionContext.ts';
export { LeafConnect, type LeafConnectProps } from './connection/LeafConnect.tsx';
export { Estimator, type EstimatorProps } from './estimator/Estimator.tsx';
export type { ConnectWords } from './words/en.ts';
