import * as ui from '../../../packages/ui/src/index.ts';
import { FactTable } from './FactTable.tsx';

const name = '{name}';

/** The sentences that the specification prescribes letter for letter, read from the components. */
const specified: Record<string, readonly string[]> = {
  Empty: [
    ui.rowTabLabels.empty,
    ui.imageListLabels.empty,
    ui.jobsTableLabels.empty,
    ui.pendingOrganizationListLabels.empty,
    ui.emissionsChartLabels.empty,
  ],
  Loading: [ui.loadingLabels.loading, ui.uploadPanelLabels.uploading, ui.jobResultLabels.preparing],
  Missing: [ui.imagePreviewLabels.unavailable, ui.jobResultLabels.notAvailable, ui.jobResultLabels.failed],
  Asking: [ui.rowTabLabels.deletePrompt(name)],
  Refusing: [
    ui.signUpFormLabels.mismatch,
    ui.joinCardLabels.organizationRequired,
    ui.dangerZoneLabels.nameMismatch,
    ui.accessDeniedLabels.title,
    ui.accessDeniedLabels.message,
    ui.organizationLabels.notAdmin,
    ui.organizationLabels.noOrganization,
  ],
  Failing: [ui.unexpectedErrorLabels.title],
  Done: [ui.optimizeFormLabels.created],
  Explaining: [
    ui.benchmarksScreenLabels.storageNote,
    ui.benchmarksScreenLabels.selectionNote,
    ui.benchmarksScreenLabels.deliveryNote,
    ui.benchmarksScreenLabels.consumptionNote,
    ui.uploadPanelLabels.hint,
  ],
};

export function Sentences() {
  return (
    <FactTable
      name="Specified sentences"
      columns={['When', 'Sentence']}
      rows={Object.entries(specified).map(([when, sentences]) => [
        when,
        <div key={when}>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </div>,
      ])}
    />
  );
}
