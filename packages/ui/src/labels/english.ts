import { activateLabels } from '../account/ActivateScreen/ActivateScreen.tsx';
import { checkingLabels } from '../account/CheckingScreen/CheckingScreen.tsx';
import { forgotLabels } from '../account/ForgotScreen/ForgotScreen.tsx';
import { logInFormLabels } from '../account/LoginScreen/LogInForm.tsx';
import { loginLabels } from '../account/LoginScreen/LoginScreen.tsx';
import { signUpFormLabels } from '../account/LoginScreen/SignUpForm.tsx';
import { orgPendingApprovalLabels } from '../account/OrgPendingApprovalScreen/OrgPendingApprovalScreen.tsx';
import { passwordFieldLabels } from '../account/PasswordField/PasswordField.tsx';
import { pendingApprovalLabels } from '../account/PendingApprovalScreen/PendingApprovalScreen.tsx';
import { createCardLabels } from '../account/PickOrgScreen/CreateCard.tsx';
import { joinCardLabels } from '../account/PickOrgScreen/JoinCard.tsx';
import { pickOrgLabels } from '../account/PickOrgScreen/PickOrgScreen.tsx';
import { privacyLabels } from '../account/PrivacyScreen/PrivacyScreen.tsx';
import { productBandLabels } from '../account/ProductBand/ProductBand.tsx';
import { recentWorkLabels } from '../account/RecentWork/RecentWork.tsx';
import { resetLabels } from '../account/ResetScreen/ResetScreen.tsx';
import { sessionEndedDialogLabels } from '../account/SessionEndedDialog/SessionEndedDialog.tsx';
import { subscribeLabels } from '../account/SubscribeScreen/SubscribeScreen.tsx';
import { utilityLabels } from '../account/UtilityScreen/UtilityScreen.tsx';
import { waitingLabels } from '../account/WaitingPage/WaitingPage.tsx';
import { adminLabels } from '../admin/AdminScreen/AdminScreen.tsx';
import { pendingOrganizationListLabels } from '../admin/PendingOrganizationList/PendingOrganizationList.tsx';
import { benchmarkComparisonLabels } from '../benchmarks/BenchmarkComparison/BenchmarkComparison.tsx';
import { benchmarkGridLabels, benchmarkNames } from '../benchmarks/BenchmarkGrid/BenchmarkGrid.tsx';
import { benchmarkPlotLabels } from '../benchmarks/BenchmarkPlot/BenchmarkPlot.tsx';
import { benchmarksScreenLabels } from '../benchmarks/BenchmarksScreen/BenchmarksScreen.tsx';
import { constantsTableLabels } from '../benchmarks/MethodologyScreen/ConstantsTable.tsx';
import { gridTableLabels } from '../benchmarks/MethodologyScreen/GridTable.tsx';
import { levelsTableLabels } from '../benchmarks/MethodologyScreen/LevelsTable.tsx';
import { methodologyScreenLabels } from '../benchmarks/MethodologyScreen/MethodologyScreen.tsx';
import { bundleFilesLabels } from '../bundles/BundleFiles/bundleFilesLabels.ts';
import { bundleJobsLabels } from '../bundles/BundleJobs/BundleJobs.tsx';
import { bundleListLabels } from '../bundles/BundleList/bundleListLabels.ts';
import { bundleListScreenLabels } from '../bundles/BundleListScreen/BundleListScreen.tsx';
import { bundleOptimizeFormLabels } from '../bundles/BundleOptimizeForm/bundleOptimizeFormLabels.ts';
import { bundleOverviewLabels } from '../bundles/BundleOverview/bundleOverviewLabels.ts';
import {
  bundlePlatformNames,
  bundlePlatformsLabels,
} from '../bundles/BundlePlatforms/bundlePlatformsLabels.ts';
import { bundlePreviewLabels } from '../bundles/BundlePreview/BundlePreview.tsx';
import { bundleResultLabels } from '../bundles/BundleResult/bundleResultLabels.ts';
import { bundleScreenLabels } from '../bundles/BundleScreen/bundleScreenLabels.ts';
import { bundleUploadPanelLabels } from '../bundles/BundleUploadPanel/BundleUploadPanel.tsx';
import { bundleWeightLabels } from '../bundles/bundleWeightLabels.ts';
import { campaignDetailScreenLabels } from '../campaigns/CampaignDetailScreen/CampaignDetailScreen.tsx';
import { campaignFormLabels } from '../campaigns/CampaignForm/CampaignForm.tsx';
import { campaignListLabels } from '../campaigns/CampaignList/CampaignList.tsx';
import { campaignListScreenLabels } from '../campaigns/CampaignListScreen/CampaignListScreen.tsx';
import { consumptionFormLabels } from '../campaigns/consumption/ConsumptionForm/ConsumptionForm.tsx';
import { consumptionTabLabels } from '../campaigns/consumption/ConsumptionTab/ConsumptionTab.tsx';
import { deliveryFormLabels } from '../campaigns/delivery/DeliveryForm/DeliveryForm.tsx';
import { deliveryTabLabels } from '../campaigns/delivery/DeliveryTab/DeliveryTab.tsx';
import { payloadSourceLabels } from '../campaigns/delivery/PayloadSource/PayloadSource.tsx';
import { editCampaignLabels } from '../campaigns/EditCampaign/EditCampaign.tsx';
import { exampleCampaignLabels } from '../campaigns/exampleCampaign.ts';
import { footprintStripLabels } from '../campaigns/FootprintStrip/FootprintStrip.tsx';
import { emissionsChartLabels } from '../campaigns/overview/EmissionsChart/labels.ts';
import { overviewPanelLabels } from '../campaigns/overview/OverviewPanel/OverviewPanel.tsx';
import { totalCardLabels } from '../campaigns/overview/TotalCard/TotalCard.tsx';
import { exportMenuLabels } from '../campaigns/plan/ExportMenu/exportMenuLabels.ts';
import { planImportLabels } from '../campaigns/plan/PlanImport/planImportLabels.ts';
import { planToolsLabels } from '../campaigns/plan/PlanTools/planToolsLabels.ts';
import { planFieldLabels } from '../campaigns/plan/planFieldLabels.ts';
import { planMessages } from '../campaigns/plan/planMessages.ts';
import { figureTraceLabels } from '../campaigns/row/FigureTrace/labels.ts';
import { rowFieldLabels } from '../campaigns/row/fields.ts';
import { rowFormLabels } from '../campaigns/row/RowForm/rowFormLabels.ts';
import { rowPanelLabels } from '../campaigns/row/RowPanel/rowPanelLabels.ts';
import { rowDialogLabels } from '../campaigns/row/RowTab/RowDialog.tsx';
import { rowNoticeLabels } from '../campaigns/row/RowTab/rowNoticeLabels.ts';
import { rowSelectionLabels } from '../campaigns/row/RowTab/rowSelectionLabels.ts';
import { rowTabLabels } from '../campaigns/row/RowTab/rowTabLabels.ts';
import { rowMessages } from '../campaigns/row/rules.ts';
import { levelSentences, rowWords } from '../campaigns/row/words.ts';
import { selectionFormLabels } from '../campaigns/selection/SelectionForm/SelectionForm.tsx';
import { selectionTabLabels } from '../campaigns/selection/SelectionTab/SelectionTab.tsx';
import { storageFormLabels } from '../campaigns/storage/StorageForm/StorageForm.tsx';
import { storageTabLabels } from '../campaigns/storage/StorageTab/StorageTab.tsx';
import { accessDeniedLabels } from '../feedback/AccessDenied/AccessDenied.tsx';
import { confirmDialogLabels } from '../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { leavePageLabels } from '../feedback/ConfirmDialog/leavePageLabels.ts';
import { conflictDialogLabels } from '../feedback/ConflictDialog/ConflictDialog.tsx';
import { errorBannerLabels } from '../feedback/ErrorBanner/ErrorBanner.tsx';
import { errorStepLabels } from '../feedback/ErrorStep/ErrorStep.tsx';
import { loadingLabels } from '../feedback/Loading/Loading.tsx';
import { offlineNoteLabels } from '../feedback/OfflineNote/OfflineNote.tsx';
import { partBoundaryLabels } from '../feedback/PartBoundary/PartBoundary.tsx';
import { recentlyDeletedLabels } from '../feedback/RecentlyDeleted/recentlyDeletedLabels.ts';
import { undoNoticeLabels } from '../feedback/UndoNotice/UndoNotice.tsx';
import { unexpectedErrorLabels } from '../feedback/UnexpectedError/UnexpectedError.tsx';
import { numberFieldLabels } from '../form/NumberField/NumberField.tsx';
import { placeSelectLabels } from '../form/PlaceSelect/PlaceSelect.tsx';
import { unitLabels } from '../format/Unit/Unit.tsx';
import { fileCompareScreenLabels } from '../images/compare/FileCompareScreen/fileCompareScreenLabels.ts';
import { imageCompareLabels } from '../images/compare/ImageCompare/imageCompareLabels.ts';
import { imageDetailScreenLabels } from '../images/ImageDetailScreen/ImageDetailScreen.tsx';
import { imageListLabels } from '../images/ImageList/ImageList.tsx';
import { imageListScreenLabels } from '../images/ImageListScreen/ImageListScreen.tsx';
import { imageOverviewLabels } from '../images/ImageOverview/ImageOverview.tsx';
import { imagePreviewLabels } from '../images/ImagePreview/ImagePreview.tsx';
import { imageInfoLabels } from '../images/imageInfo.ts';
import { jobResultLabels } from '../images/JobResult/jobResultLabels.ts';
import { jobsTableLabels, jobWords } from '../images/JobsTable/jobsTableLabels.ts';
import { measureQualityLabels } from '../images/MeasureQuality/measureQualityLabels.ts';
import { optimizeFormLabels } from '../images/OptimizeForm/optimizeFormLabels.ts';
import { recommendedSsimTableLabels } from '../images/RecommendedSsimTable/RecommendedSsimTable.tsx';
import { resultTableLabels } from '../images/ResultTable/resultTableLabels.ts';
import { ssimChartLabels } from '../images/SsimChart/ssimChartLabels.ts';
import { fileChoiceLabels } from '../images/set/FileChoice/fileChoiceLabels.ts';
import { imageSetLabels } from '../images/set/ImageSet/imageSetLabels.ts';
import { imageSetScreenLabels } from '../images/set/ImageSetScreen/ImageSetScreen.tsx';
import { setBudgetLabels } from '../images/set/SetBudget/setBudgetLabels.ts';
import { imageSizesLabels } from '../images/sizes/ImageSizes/imageSizesLabels.ts';
import { uploadPanelLabels } from '../images/UploadPanel/UploadPanel.tsx';
import { uploadQueueLabels } from '../images/UploadQueue/uploadQueueLabels.ts';
import { weightBridgeLabels } from '../images/WeightBridge/weightBridgeLabels.ts';
import { appFrameLabels } from '../layout/AppFrame/AppFrame.tsx';
import { chartFigureLabels } from '../layout/ChartFigure/ChartFigure.tsx';
import { dataTableLabels } from '../layout/DataTable/DataTable.tsx';
import { densitySwitchLabels } from '../layout/DataTable/DensitySwitch.tsx';
import { pageHeaderLabels } from '../layout/PageHeader/PageHeader.tsx';
import { apiKeyListLabels } from '../organization/ApiKeyList/apiKeyListLabels.ts';
import { dangerZoneLabels } from '../organization/DangerZone/DangerZone.tsx';
import { manageSubscriptionLabels } from '../organization/ManageSubscription/ManageSubscription.tsx';
import { memberListLabels } from '../organization/MemberList/MemberList.tsx';
import { organizationLabels } from '../organization/OrganizationScreen/OrganizationScreen.tsx';
import { renameFormLabels } from '../organization/RenameForm/RenameForm.tsx';
import { usageListLabels } from '../organization/UsageList/UsageList.tsx';
import { usageNoteLabels } from '../organization/UsageNote/UsageNote.tsx';
import { placeLabels } from '../places/places.ts';

/**
 * The default labels of every component, by the key under which a provider replaces them; `LeafWords` takes
 * its type from here. Shipped code must not import it, so that a page loads only the labels it shows; tests
 * and docs do.
 */
export const english = {
  accessDenied: accessDeniedLabels,
  activate: activateLabels,
  admin: adminLabels,
  apiKeyList: apiKeyListLabels,
  appFrame: appFrameLabels,
  benchmarkGrid: benchmarkGridLabels,
  benchmarkNames,
  benchmarkComparison: benchmarkComparisonLabels,
  benchmarkPlot: benchmarkPlotLabels,
  benchmarksScreen: benchmarksScreenLabels,
  bundleFiles: bundleFilesLabels,
  bundleJobs: bundleJobsLabels,
  bundleList: bundleListLabels,
  bundleListScreen: bundleListScreenLabels,
  bundleOptimizeForm: bundleOptimizeFormLabels,
  bundleOverview: bundleOverviewLabels,
  bundlePlatformNames,
  bundlePlatforms: bundlePlatformsLabels,
  bundlePreview: bundlePreviewLabels,
  bundleResult: bundleResultLabels,
  bundleScreen: bundleScreenLabels,
  bundleUploadPanel: bundleUploadPanelLabels,
  bundleWeight: bundleWeightLabels,
  campaignDetailScreen: campaignDetailScreenLabels,
  campaignForm: campaignFormLabels,
  campaignList: campaignListLabels,
  exampleCampaign: exampleCampaignLabels,
  campaignListScreen: campaignListScreenLabels,
  chartFigure: chartFigureLabels,
  checking: checkingLabels,
  editCampaign: editCampaignLabels,
  conflictDialog: conflictDialogLabels,
  confirmDialog: confirmDialogLabels,
  constantsTable: constantsTableLabels,
  consumptionForm: consumptionFormLabels,
  consumptionTab: consumptionTabLabels,
  createCard: createCardLabels,
  dangerZone: dangerZoneLabels,
  dataTable: dataTableLabels,
  densitySwitch: densitySwitchLabels,
  deliveryForm: deliveryFormLabels,
  deliveryTab: deliveryTabLabels,
  payloadSource: payloadSourceLabels,
  emissionsChart: emissionsChartLabels,
  errorBanner: errorBannerLabels,
  errorStep: errorStepLabels,
  exportMenu: exportMenuLabels,
  figureTrace: figureTraceLabels,
  footprintStrip: footprintStripLabels,
  forgot: forgotLabels,
  gridTable: gridTableLabels,
  imageCompare: imageCompareLabels,
  imageDetailScreen: imageDetailScreenLabels,
  imageList: imageListLabels,
  imageListScreen: imageListScreenLabels,
  imageOverview: imageOverviewLabels,
  imagePreview: imagePreviewLabels,
  infoTiles: imageInfoLabels,
  jobResult: jobResultLabels,
  jobsTable: jobsTableLabels,
  jobWords,
  joinCard: joinCardLabels,
  levelsTable: levelsTableLabels,
  loading: loadingLabels,
  logInForm: logInFormLabels,
  login: loginLabels,
  manageSubscription: manageSubscriptionLabels,
  memberList: memberListLabels,
  methodologyScreen: methodologyScreenLabels,
  offlineNote: offlineNoteLabels,
  optimizeForm: optimizeFormLabels,
  orgPendingApproval: orgPendingApprovalLabels,
  organization: organizationLabels,
  usageList: usageListLabels,
  usageNote: usageNoteLabels,
  overviewPanel: overviewPanelLabels,
  pageHeader: pageHeaderLabels,
  partBoundary: partBoundaryLabels,
  passwordField: passwordFieldLabels,
  pendingApproval: pendingApprovalLabels,
  pendingOrganizationList: pendingOrganizationListLabels,
  pickOrg: pickOrgLabels,
  planFields: planFieldLabels,
  planImport: planImportLabels,
  planMessages,
  planTools: planToolsLabels,
  places: placeLabels,
  numberField: numberFieldLabels,
  placeSelect: placeSelectLabels,
  privacy: privacyLabels,
  productBand: productBandLabels,
  recentWork: recentWorkLabels,
  recommendedSsimTable: recommendedSsimTableLabels,
  renameForm: renameFormLabels,
  reset: resetLabels,
  resultTable: resultTableLabels,
  rowFields: rowFieldLabels,
  levelSentences,
  leavePage: leavePageLabels,
  recentlyDeleted: recentlyDeletedLabels,
  rowDialog: rowDialogLabels,
  rowForm: rowFormLabels,
  rowMessages,
  rowPanel: rowPanelLabels,
  rowNotice: rowNoticeLabels,
  rowSelection: rowSelectionLabels,
  rowTab: rowTabLabels,
  rowWords,
  selectionForm: selectionFormLabels,
  selectionTab: selectionTabLabels,
  sessionEndedDialog: sessionEndedDialogLabels,
  signUpForm: signUpFormLabels,
  ssimChart: ssimChartLabels,
  fileChoice: fileChoiceLabels,
  fileCompareScreen: fileCompareScreenLabels,
  setBudget: setBudgetLabels,
  measureQuality: measureQualityLabels,
  storageForm: storageFormLabels,
  storageTab: storageTabLabels,
  subscribe: subscribeLabels,
  totalCard: totalCardLabels,
  unit: unitLabels,
  weightBridge: weightBridgeLabels,
  undoNotice: undoNoticeLabels,
  unexpectedError: unexpectedErrorLabels,
  uploadPanel: uploadPanelLabels,
  uploadQueue: uploadQueueLabels,
  imageSet: imageSetLabels,
  imageSetScreen: imageSetScreenLabels,
  imageSizes: imageSizesLabels,
  utility: utilityLabels,
  waiting: waitingLabels,
};
