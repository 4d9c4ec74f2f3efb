import { defaults, type WordsKey, wordsKeys } from './labelRows.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/**/*.{ts,tsx}',
  '!../../packages/ui/src/**/*.{stories,test}.*',
]);

const row: readonly WordsKey[] = ['rowForm', 'rowMessages', 'rowWords', 'levelSentences'];

/** Labels that a component shows but that are defined elsewhere, because other components show them too. */
const shared: Readonly<Record<string, readonly WordsKey[]>> = {
  LoginScreen: ['passwordField'],
  ResetScreen: ['passwordField'],
  SessionEndedDialog: ['passwordField'],
  PendingApprovalScreen: ['waiting'],
  OrgPendingApprovalScreen: ['waiting'],
  OrganizationScreen: ['renameForm', 'memberList', 'manageSubscription', 'dangerZone'],
  AdminScreen: ['pendingOrganizationList'],
  InfoTiles: ['infoTiles'],
  PlaceSelect: ['places'],
  CampaignListScreen: ['exampleCampaign'],
  BundleResult: ['bundleWeight'],
  CampaignForm: ['rowMessages'],
  StorageForm: ['rowForm', 'rowMessages'],
  SelectionForm: row,
  DeliveryForm: row,
  ConsumptionForm: row,
  StorageTab: ['rowTab', 'rowSelection', 'rowDialog'],
  SelectionTab: ['rowTab', 'rowSelection', 'rowDialog', 'rowWords'],
  DeliveryTab: ['rowTab', 'rowSelection', 'rowDialog'],
  ConsumptionTab: ['rowTab', 'rowSelection', 'rowDialog', 'rowWords'],
  UndoNotice: ['rowNotice'],
  RowPanel: ['rowFields', 'rowWords'],
  PlanImport: ['planFields', 'planMessages', 'rowFields', 'rowMessages', 'rowWords'],
  ExportMenu: ['planFields', 'rowFields', 'rowWords'],
  FigureTrace: ['emissionsModel'],
  MethodologyScreen: ['emissionsModel'],
};

/**
 * The keys of the labels defined next to these stories: the component's, those of its private parts, and
 * those it shares.
 */
export async function collectLabels(storyFile: string): Promise<WordsKey[]> {
  const folder = `../.${storyFile.slice(0, storyFile.lastIndexOf('/') + 1)}`.replace('.../', '../../');
  const files = await Promise.all(
    Object.entries(modules)
      .filter(([path]) => path.startsWith(folder))
      .map(([, load]) => load()),
  );
  const values = new Set(files.flatMap((file) => Object.values(file)));
  const others = shared[folder.split('/').at(-2) ?? ''] ?? [];
  return wordsKeys.filter((key) => values.has(defaults[key]) || others.includes(key));
}
