import './styles.css';

/* Account */

export {
  ActivateScreen,
  type ActivateScreenProps,
  activateLabels,
} from './account/ActivateScreen/ActivateScreen.tsx';
export type { Credentials, SignUp } from './account/accountRules.ts';
export {
  CheckingScreen,
  type CheckingScreenProps,
  checkingLabels,
} from './account/CheckingScreen/CheckingScreen.tsx';
export { CodeField, type CodeFieldProps } from './account/CodeField/CodeField.tsx';
export type { Activation, PasswordReset } from './account/codeRules.ts';
export { ForgotScreen, type ForgotScreenProps, forgotLabels } from './account/ForgotScreen/ForgotScreen.tsx';
export { LogInForm, type LogInFormProps, logInFormLabels } from './account/LoginScreen/LogInForm.tsx';
export {
  LoginScreen,
  type LoginScreenProps,
  type LoginTab,
  loginLabels,
} from './account/LoginScreen/LoginScreen.tsx';
export { SignUpForm, type SignUpFormProps, signUpFormLabels } from './account/LoginScreen/SignUpForm.tsx';
export {
  OrgPendingApprovalScreen,
  type OrgPendingApprovalScreenProps,
  orgPendingApprovalLabels,
} from './account/OrgPendingApprovalScreen/OrgPendingApprovalScreen.tsx';
export type { NewOrganization } from './account/organizationChoice.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  passwordFieldLabels,
} from './account/PasswordField/PasswordField.tsx';
export {
  PendingApprovalScreen,
  type PendingApprovalScreenProps,
  pendingApprovalLabels,
} from './account/PendingApprovalScreen/PendingApprovalScreen.tsx';
export { CreateCard, type CreateCardProps, createCardLabels } from './account/PickOrgScreen/CreateCard.tsx';
export { JoinCard, type JoinCardProps, joinCardLabels } from './account/PickOrgScreen/JoinCard.tsx';
export {
  PickOrgScreen,
  type PickOrgScreenProps,
  pickOrgLabels,
} from './account/PickOrgScreen/PickOrgScreen.tsx';
export {
  PrivacyScreen,
  type PrivacyScreenProps,
  privacyLabels,
} from './account/PrivacyScreen/PrivacyScreen.tsx';
export {
  ProductBand,
  type ProductBandProps,
  productBandLabels,
} from './account/ProductBand/ProductBand.tsx';
export {
  type RecentCampaign,
  type RecentImage,
  RecentWork,
  type RecentWorkProps,
  recentWorkLabels,
} from './account/RecentWork/RecentWork.tsx';
export { ResetScreen, type ResetScreenProps, resetLabels } from './account/ResetScreen/ResetScreen.tsx';
export {
  SessionEndedDialog,
  type SessionEndedDialogProps,
  sessionEndedDialogLabels,
} from './account/SessionEndedDialog/SessionEndedDialog.tsx';
export {
  SubscribeScreen,
  type SubscribeScreenProps,
  subscribeLabels,
} from './account/SubscribeScreen/SubscribeScreen.tsx';
export {
  type ToolsWait,
  UtilityScreen,
  type UtilityScreenProps,
  utilityLabels,
} from './account/UtilityScreen/UtilityScreen.tsx';
export { WaitingPage, type WaitingPageProps, waitingLabels } from './account/WaitingPage/WaitingPage.tsx';

/* Admin */

export { AdminScreen, type AdminScreenProps, adminLabels } from './admin/AdminScreen/AdminScreen.tsx';
export {
  PendingOrganizationList,
  type PendingOrganizationListProps,
  pendingOrganizationListLabels,
} from './admin/PendingOrganizationList/PendingOrganizationList.tsx';

/* Benchmarks and method */

export {
  BenchmarkComparison,
  type BenchmarkComparisonProps,
  benchmarkComparisonLabels,
} from './benchmarks/BenchmarkComparison/BenchmarkComparison.tsx';
export {
  BenchmarkGrid,
  type BenchmarkGridProps,
  benchmarkGridLabels,
  benchmarkNames,
} from './benchmarks/BenchmarkGrid/BenchmarkGrid.tsx';
export {
  BenchmarkPlot,
  type BenchmarkPlotProps,
  benchmarkPlotLabels,
} from './benchmarks/BenchmarkPlot/BenchmarkPlot.tsx';
export type { OwnValues } from './benchmarks/BenchmarkPlot/plotScale.ts';
export {
  BenchmarksScreen,
  type BenchmarksScreenProps,
  benchmarksScreenLabels,
} from './benchmarks/BenchmarksScreen/BenchmarksScreen.tsx';
export { type BenchmarkPlaces, benchmarkPlaces } from './benchmarks/benchmarkQuery.ts';
export {
  MethodologyScreen,
  type MethodologyScreenProps,
  methodologyScreenLabels,
} from './benchmarks/MethodologyScreen/MethodologyScreen.tsx';
export { comparedPlaces, ownValues, shareIn } from './benchmarks/ownBenchmarks.ts';

/* Campaigns */

export { type Stage, stages } from '@leaf/emissions';

export {
  CampaignDetailScreen,
  type CampaignDetailScreenProps,
  type CampaignTab,
  campaignDetailScreenLabels,
  campaignTabs,
} from './campaigns/CampaignDetailScreen/CampaignDetailScreen.tsx';
export {
  CampaignForm,
  type CampaignFormProps,
  campaignFormLabels,
} from './campaigns/CampaignForm/CampaignForm.tsx';
export type { CampaignPayload } from './campaigns/CampaignForm/campaignForm.ts';
export {
  CampaignList,
  type CampaignListProps,
  campaignListLabels,
} from './campaigns/CampaignList/CampaignList.tsx';
export {
  CampaignListScreen,
  type CampaignListScreenProps,
  campaignListScreenLabels,
} from './campaigns/CampaignListScreen/CampaignListScreen.tsx';
export {
  ConsumptionForm,
  type ConsumptionFormProps,
  consumptionFormLabels,
} from './campaigns/consumption/ConsumptionForm/ConsumptionForm.tsx';
export type {
  ConsumptionPayload,
  ConsumptionRow,
} from './campaigns/consumption/ConsumptionForm/consumptionRow.ts';
export {
  ConsumptionTab,
  type ConsumptionTabProps,
  consumptionTabLabels,
} from './campaigns/consumption/ConsumptionTab/ConsumptionTab.tsx';
export {
  DeliveryForm,
  type DeliveryFormProps,
  deliveryFormLabels,
} from './campaigns/delivery/DeliveryForm/DeliveryForm.tsx';
export type { DeliveryPayload, DeliveryRow } from './campaigns/delivery/DeliveryForm/deliveryRow.ts';
export {
  DeliveryTab,
  type DeliveryTabProps,
  deliveryTabLabels,
} from './campaigns/delivery/DeliveryTab/DeliveryTab.tsx';
export {
  PayloadSource,
  type PayloadSourceProps,
  payloadSourceLabels,
} from './campaigns/delivery/PayloadSource/PayloadSource.tsx';
export {
  FootprintStrip,
  type FootprintStripProps,
  footprintStripLabels,
} from './campaigns/FootprintStrip/FootprintStrip.tsx';
export type { FootprintPart } from './campaigns/FootprintStrip/footprint.ts';
export { campaignFootprint, stageFootprint } from './campaigns/FootprintStrip/footprintOf.ts';
export {
  type CampaignRows,
  type EmissionComponent,
  emissionsSeries,
  grandTotal,
  type StageSeries,
  stageIntensity,
  stageTotals,
} from './campaigns/overview/EmissionsChart/emissionsSeries.ts';
export { emissionsChartLabels } from './campaigns/overview/EmissionsChart/labels.ts';
export { NoEmissions, type NoEmissionsProps } from './campaigns/overview/EmissionsChart/NoEmissions.tsx';
export {
  OverviewPanel,
  type OverviewPanelProps,
  overviewPanelLabels,
} from './campaigns/overview/OverviewPanel/OverviewPanel.tsx';
export {
  TotalCard,
  type TotalCardProps,
  totalCardLabels,
} from './campaigns/overview/TotalCard/TotalCard.tsx';
export {
  type ExportChoice,
  ExportMenu,
  type ExportMenuProps,
} from './campaigns/plan/ExportMenu/ExportMenu.tsx';
export { exportMenuLabels } from './campaigns/plan/ExportMenu/exportMenuLabels.ts';
export { PlanTools, type PlanToolsProps } from './campaigns/plan/PlanTools/PlanTools.tsx';
export { planToolsLabels } from './campaigns/plan/PlanTools/planToolsLabels.ts';
export { PlanToolsWaiting } from './campaigns/plan/PlanToolsWaiting/PlanToolsWaiting.tsx';
export type { StagePayloads } from './campaigns/plan/stageRows.ts';
export { FigureTrace, type FigureTraceProps } from './campaigns/row/FigureTrace/FigureTrace.tsx';
export { figureTraceLabels } from './campaigns/row/FigureTrace/labels.ts';
export { rowFieldLabels } from './campaigns/row/fields.ts';
export type { RowConflictOf, RowFormOf } from './campaigns/row/RowForm/RowForm.tsx';
export { rowFormLabels } from './campaigns/row/RowForm/rowFormLabels.ts';
export { RowPanel, type RowPanelProps } from './campaigns/row/RowPanel/RowPanel.tsx';
export { rowPanelLabels } from './campaigns/row/RowPanel/rowPanelLabels.ts';
export type { RowPatch, RowsChange } from './campaigns/row/RowTab/changes.ts';
export { rowDialogLabels } from './campaigns/row/RowTab/RowDialog.tsx';
export type { RowTabProps } from './campaigns/row/RowTab/RowTab.tsx';
export { rowNoticeLabels } from './campaigns/row/RowTab/rowNoticeLabels.ts';
export { rowSelectionLabels } from './campaigns/row/RowTab/rowSelectionLabels.ts';
export { rowTabLabels } from './campaigns/row/RowTab/rowTabLabels.ts';
export type { Saved, SaveRow } from './campaigns/row/RowTab/useEditRow.ts';
export { rowMessages } from './campaigns/row/rules.ts';
export { rowWords } from './campaigns/row/words.ts';
export {
  SelectionForm,
  type SelectionFormProps,
  selectionFormLabels,
} from './campaigns/selection/SelectionForm/SelectionForm.tsx';
export type { SelectionPayload, SelectionRow } from './campaigns/selection/SelectionForm/selectionRow.ts';
export {
  SelectionTab,
  type SelectionTabProps,
  selectionTabLabels,
} from './campaigns/selection/SelectionTab/SelectionTab.tsx';
export {
  StorageForm,
  type StorageFormProps,
  storageFormLabels,
} from './campaigns/storage/StorageForm/StorageForm.tsx';
export type { StoragePayload, StorageRow } from './campaigns/storage/StorageForm/storageRow.ts';
export {
  StorageTab,
  type StorageTabProps,
  storageTabLabels,
} from './campaigns/storage/StorageTab/StorageTab.tsx';
export { versionName } from './campaigns/versionName.ts';

/* Feedback */

export {
  EditCampaign,
  type EditCampaignProps,
  editCampaignLabels,
} from './campaigns/EditCampaign/EditCampaign.tsx';
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
export { leavePageLabels } from './feedback/ConfirmDialog/leavePageLabels.ts';
export { useConfirm } from './feedback/ConfirmDialog/useConfirm.ts';
export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictField,
  conflictDialogLabels,
} from './feedback/ConflictDialog/ConflictDialog.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export {
  ErrorBanner,
  type ErrorBannerProps,
  errorBannerLabels,
} from './feedback/ErrorBanner/ErrorBanner.tsx';
export { ErrorStep, type ErrorStepProps, errorStepLabels } from './feedback/ErrorStep/ErrorStep.tsx';
export { Loading, type LoadingProps, loadingLabels } from './feedback/Loading/Loading.tsx';
export {
  clearNotices,
  dismissNotice,
  LeafNotifications,
  type LeafNotificationsProps,
  notify,
} from './feedback/Notifications/LeafNotifications.tsx';
export {
  OfflineNote,
  type OfflineNoteProps,
  offlineNoteLabels,
} from './feedback/OfflineNote/OfflineNote.tsx';
export { type LoadCode, lazyPart } from './feedback/PartBoundary/lazyPart.tsx';
export {
  PartBoundary,
  type PartBoundaryProps,
  partBoundaryLabels,
} from './feedback/PartBoundary/PartBoundary.tsx';
export {
  type DeletedItem,
  RecentlyDeleted,
  type RecentlyDeletedProps,
} from './feedback/RecentlyDeleted/RecentlyDeleted.tsx';
export { recentlyDeletedLabels } from './feedback/RecentlyDeleted/recentlyDeletedLabels.ts';
export { SuccessNote, type SuccessNoteProps } from './feedback/SuccessNote/SuccessNote.tsx';
export { UndoNotice, type UndoNoticeProps, undoNoticeLabels } from './feedback/UndoNotice/UndoNotice.tsx';
export {
  UnexpectedError,
  type UnexpectedErrorProps,
  unexpectedErrorLabels,
} from './feedback/UnexpectedError/UnexpectedError.tsx';

/* Form fields */

export { ChoiceField, type ChoiceFieldProps } from './form/ChoiceField/ChoiceField.tsx';
export { NumberField, type NumberFieldProps, numberFieldLabels } from './form/NumberField/NumberField.tsx';
export { digitsOnly, parseDecimal, parseDigits } from './form/numbers.ts';
export {
  PlaceSelect,
  type PlaceSelectProps,
  placeSelectLabels,
} from './form/PlaceSelect/PlaceSelect.tsx';

/* Labels and formats */

export { exampleCampaign, exampleCampaignLabels } from './campaigns/exampleCampaign.ts';
export { createFormat, type Format, noValue, percents } from './format/format.ts';
export { Quantity, type QuantityProps } from './format/Quantity/Quantity.tsx';
export { NowProvider, type NowProviderProps } from './format/RelativeTime/NowProvider.tsx';
export { RelativeTime, type RelativeTimeProps } from './format/RelativeTime/RelativeTime.tsx';
export { Unit, type UnitProps, unitLabels } from './format/Unit/Unit.tsx';
export { useFormat } from './format/useFormat.ts';
export { de } from './labels/de.ts';
export { fr } from './labels/fr.ts';
export { type Language, languages } from './labels/languages.ts';
export { useLabels } from './labels/useLabels.ts';
export type { CompleteWords, LeafLabels, LeafWords, Words } from './labels/words.ts';
export { placeLabels } from './places/places.ts';

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
export { JobsTable, type JobsTableProps } from './images/JobsTable/JobsTable.tsx';
export { jobsTableLabels, jobWords } from './images/JobsTable/jobsTableLabels.ts';
export { type AddedPoint, bestFormat, findJobResult, withFile, withPoints } from './images/jobResult.ts';
export { OptimizeForm, type OptimizeFormProps } from './images/OptimizeForm/OptimizeForm.tsx';
export { optimizeFormLabels } from './images/OptimizeForm/optimizeFormLabels.ts';
export type { SavedJobSettings, SettingsKept } from './images/OptimizeForm/SavedSettings.tsx';
export type { OptimizeMode, OptimizePayload } from './images/optimizeTarget.ts';
export {
  RecommendedSsimTable,
  type RecommendedSsimTableProps,
  recommendedSsimTableLabels,
} from './images/RecommendedSsimTable/RecommendedSsimTable.tsx';
export { ResultTable, type ResultTableProps } from './images/ResultTable/ResultTable.tsx';
export { resultTableLabels } from './images/ResultTable/resultTableLabels.ts';
export { UploadPanel, type UploadPanelProps, uploadPanelLabels } from './images/UploadPanel/UploadPanel.tsx';

/* Layout */

export { AppFrame, type AppFrameProps, appFrameLabels } from './layout/AppFrame/AppFrame.tsx';
export type { FramePlace } from './layout/AppFrame/FrameLinks.tsx';
export type { OfferedLanguages } from './layout/AppFrame/LanguageSelect.tsx';
export { ChartFigure, type ChartFigureProps, chartFigureLabels } from './layout/ChartFigure/ChartFigure.tsx';
export { DataTable, type DataTableProps, dataTableLabels } from './layout/DataTable/DataTable.tsx';
export type { RowId, TableSelection } from './layout/DataTable/selection.ts';
export { TableFigure, type TableFigureProps } from './layout/DataTable/TableFigure.tsx';
export { type TableMemory, TableMemoryContext, type TableView } from './layout/DataTable/tableMemory.ts';
export type { CellValue, DataColumn, Sort } from './layout/DataTable/tableRows.ts';
export { FormPage, type FormPageProps } from './layout/FormPage/FormPage.tsx';
export {
  PageHeader,
  type PageHeaderProps,
  pageHeaderLabels,
  type TrailStep,
} from './layout/PageHeader/PageHeader.tsx';
export {
  RowActions,
  RowButton,
  type RowButtonProps,
  RowLink,
  type RowLinkProps,
} from './layout/RowButton/RowButton.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export { Wordmark } from './layout/Wordmark/Wordmark.tsx';

/* Organization */

export { ApiKeyList, type ApiKeyListProps } from './organization/ApiKeyList/ApiKeyList.tsx';
export type { NewKey } from './organization/ApiKeyList/apiKeyForm.ts';
export { apiKeyListLabels } from './organization/ApiKeyList/apiKeyListLabels.ts';
export { DangerZone, type DangerZoneProps, dangerZoneLabels } from './organization/DangerZone/DangerZone.tsx';
export {
  ManageSubscription,
  type ManageSubscriptionProps,
  manageSubscriptionLabels,
} from './organization/ManageSubscription/ManageSubscription.tsx';
export { MemberList, type MemberListProps, memberListLabels } from './organization/MemberList/MemberList.tsx';
export {
  OrganizationScreen,
  type OrganizationScreenProps,
  organizationLabels,
} from './organization/OrganizationScreen/OrganizationScreen.tsx';
export { RenameForm, type RenameFormProps, renameFormLabels } from './organization/RenameForm/RenameForm.tsx';
export { UsageList, type UsageListProps, usageListLabels } from './organization/UsageList/UsageList.tsx';
export { UsageNote, type UsageNoteProps, usageNoteLabels } from './organization/UsageNote/UsageNote.tsx';
export type { UsageKey } from './organization/usage.ts';

/* Theme */

export { chartColours, type ImageFormat, type Scheme } from './theme/colours.ts';
export { cssVariablesResolver, leafVariables } from './theme/cssVariables.ts';
export { LeafLink } from './theme/LeafLink.tsx';
export { LeafPageProvider, type LeafPageProviderProps } from './theme/LeafPageProvider.tsx';
export { LeafProvider, type LeafProviderProps } from './theme/LeafProvider.tsx';
export type { Density, LeafLinkProps } from './theme/leafContext.ts';
export { leafTheme } from './theme/theme.ts';

/* Entities of the API, as the screens see them */

export type {
  ApiKey,
  BenchmarkGroup,
  Benchmarks,
  BuyType,
  Campaign,
  DataPoint,
  FormatResult,
  Geos,
  ImageAnimation,
  ImageInfo,
  ImageJob,
  ImageJobResult,
  KeyScope,
  MoreImageResults,
  Organization,
  OrganizationMember,
  PendingOrganization,
  RowPicture,
  StageRow,
  Usage,
  UsageOf,
  User,
} from './types.ts';
