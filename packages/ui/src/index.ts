import './styles.css';

/* Feedback */
export {
  AccessDenied,
  type AccessDeniedProps,
  accessDeniedLabels,
} from './feedback/AccessDenied/AccessDenied.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  confirmDialogLabels,
} from './feedback/ConfirmDialog/ConfirmDialog.tsx';
export type { Confirm, ConfirmRequest } from './feedback/ConfirmDialog/confirmContext.ts';
export { useConfirm } from './feedback/ConfirmDialog/useConfirm.ts';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export {
  ErrorBanner,
  type ErrorBannerProps,
  errorBannerLabels,
} from './feedback/ErrorBanner/ErrorBanner.tsx';
export { Loading, type LoadingProps, loadingLabels } from './feedback/Loading/Loading.tsx';
export { SuccessNote, type SuccessNoteProps } from './feedback/SuccessNote/SuccessNote.tsx';
export {
  UnexpectedError,
  type UnexpectedErrorProps,
  unexpectedErrorLabels,
} from './feedback/UnexpectedError/UnexpectedError.tsx';
/* Labels and formats */
export { createFormat, type Format, noValue } from './format/format.ts';
export { Quantity, type QuantityProps } from './format/Quantity/Quantity.tsx';
export { useFormat } from './format/useFormat.ts';
/* Images */
export { downloadName } from './images/downloadName.ts';
export {
  ImageDetailScreen,
  type ImageDetailScreenProps,
  imageDetailScreenLabels,
} from './images/ImageDetailScreen/ImageDetailScreen.tsx';
export { ImageList, type ImageListProps, imageListLabels } from './images/ImageList/ImageList.tsx';
export {
  ImageListScreen,
  type ImageListScreenProps,
  imageListScreenLabels,
} from './images/ImageListScreen/ImageListScreen.tsx';
export {
  ImageOverview,
  type ImageOverviewProps,
  imageOverviewLabels,
} from './images/ImageOverview/ImageOverview.tsx';
export {
  ImagePreview,
  type ImagePreviewProps,
  imagePreviewLabels,
} from './images/ImagePreview/ImagePreview.tsx';
export { ImageThumbnail, type ImageThumbnailProps } from './images/ImageThumbnail/ImageThumbnail.tsx';
export { InfoTiles, type InfoTilesProps } from './images/InfoTiles/InfoTiles.tsx';
export { formatNames, imageFormats } from './images/imageFormats.ts';
export { imageInfoLabels, imageName } from './images/imageInfo.ts';
export { JobResult, type JobResultProps } from './images/JobResult/JobResult.tsx';
export { jobResultLabels } from './images/JobResult/jobResultLabels.ts';
export { JobsTable, type JobsTableProps, jobsTableLabels } from './images/JobsTable/JobsTable.tsx';
export { bestFormat, findJobResult } from './images/jobResult.ts';
export { OptimizeForm, type OptimizeFormProps } from './images/OptimizeForm/OptimizeForm.tsx';
export { optimizeFormLabels } from './images/OptimizeForm/optimizeFormLabels.ts';
export type { OptimizeMode, OptimizePayload } from './images/optimizeTarget.ts';
export {
  RecommendedSsimTable,
  type RecommendedSsimTableProps,
  recommendedSsimTableLabels,
} from './images/RecommendedSsimTable/RecommendedSsimTable.tsx';
export { UploadPanel, type UploadPanelProps, uploadPanelLabels } from './images/UploadPanel/UploadPanel.tsx';
export { useLabels } from './labels/useLabels.ts';
/* Layout */
export { AppFrame, type AppFrameProps, appFrameLabels } from './layout/AppFrame/AppFrame.tsx';
export { ChartFigure, type ChartFigureProps, chartFigureLabels } from './layout/ChartFigure/ChartFigure.tsx';
export { DataTable, type DataTableProps, dataTableLabels } from './layout/DataTable/DataTable.tsx';
export type { CellValue, DataColumn } from './layout/DataTable/tableRows.ts';
export { PageHeader, type PageHeaderProps, pageHeaderLabels } from './layout/PageHeader/PageHeader.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export { Wordmark } from './layout/Wordmark/Wordmark.tsx';
/* Theme */
export { chartColours, type ImageFormat, type Scheme, type Stage } from './theme/colours.ts';
export { cssVariablesResolver, leafVariables } from './theme/cssVariables.ts';
export { LeafLink } from './theme/LeafLink.tsx';
export { LeafProvider, type LeafProviderProps } from './theme/LeafProvider.tsx';
export type { LabelValue, LeafLabels, LeafLinkProps } from './theme/leafContext.ts';
export { leafTheme } from './theme/theme.ts';
/* Entities of the API, as the screens see them */
export type {
  BenchmarkGroup,
  Benchmarks,
  BuyType,
  Campaign,
  ConsumptionRow,
  DataPoint,
  DeliveryRow,
  FormatResult,
  Geos,
  ImageInfo,
  ImageJob,
  ImageJobResult,
  Organization,
  OrganizationMember,
  PendingOrganization,
  SelectionRow,
  StorageRow,
  User,
} from './types.ts';
