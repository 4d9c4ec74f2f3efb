/* Second entry of the package: what the components are made of, for pages of your own. */
export { useAction } from './actions/useAction.ts';
export { useDeletion } from './actions/useDeletion.tsx';
export { useUndo } from './actions/useUndo.tsx';
export { useBenchmarks } from './benchmarks/useBenchmarks.ts';
export { asSent, changeRows, type KnownRows, sendRows } from './campaigns/bulkRows.ts';
export { DeletedThings } from './campaigns/DeletedList.tsx';
export { fileName } from './campaigns/fileName.ts';
export { useCampaignGone } from './campaigns/useCampaignGone.ts';
export { useCampaignList } from './campaigns/useCampaignList.tsx';
export { useRows } from './campaigns/useRows.tsx';
export { ConnectionProvider, type ConnectionProviderProps } from './connection/ConnectionProvider.tsx';
export { type Connected, type Surroundings, useConnection } from './connection/connectionContext.ts';
export { type Connection, type ConnectionOptions, createConnection } from './connection/createConnection.ts';
export { errorProps, mayPass } from './errors/errorProps.tsx';
export { shownError } from './errors/shownError.ts';
