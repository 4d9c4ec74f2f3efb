import './styles.css';

export {
  ActivateScreen,
  type ActivateScreenProps,
  activateLabels,
} from './account/ActivateScreen/ActivateScreen.tsx';
/* Account */
export type {
  Activation,
  Credentials,
  NewOrganization,
  PasswordReset,
  SignUp,
} from './account/accountRules.ts';
export {
  CheckingScreen,
  type CheckingScreenProps,
  checkingLabels,
} from './account/CheckingScreen/CheckingScreen.tsx';
export { CodeField, type CodeFieldProps } from './account/CodeField/CodeField.tsx';
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
export { ResetScreen, type ResetScreenProps, resetLabels } from './account/ResetScreen/ResetScreen.tsx';
export {
  SubscribeScreen,
  type SubscribeScreenProps,
  subscribeLabels,
} from './account/SubscribeScreen/SubscribeScreen.tsx';
export {
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
export { FormPage, type FormPageProps } from './layout/FormPage/FormPage.tsx';
export { PageHeader, type PageHeaderProps, pageHeaderLabels } from './layout/PageHeader/PageHeader.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export { Wordmark } from './layout/Wordmark/Wordmark.tsx';
/* Organization */
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
