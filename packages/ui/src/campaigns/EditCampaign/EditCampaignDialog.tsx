import { ConflictDialog } from '../../feedback/ConflictDialog/ConflictDialog.tsx';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { Campaign } from '../../types.ts';
import { CampaignForm, campaignFormLabels } from '../CampaignForm/CampaignForm.tsx';
import type { CampaignPayload } from '../CampaignForm/campaignForm.ts';
import { RowDialog } from '../row/RowTab/RowDialog.tsx';
import type { useEditRow } from '../row/RowTab/useEditRow.ts';

type EditCampaignDialogProps = {
  title: string;
  editing: ReturnType<typeof useEditRow<Campaign, CampaignPayload>>;
  /** Why the last change could not be saved. */
  error?: string;
  onUnsaved?: (unsaved: boolean) => void;
};

/** The form for a saved campaign, and both versions if somebody else has saved it in the meantime. */
export function EditCampaignDialog({ title, editing, error, onUnsaved }: EditCampaignDialogProps) {
  const names = useLabels('campaignForm', campaignFormLabels);
  const { row, conflict, sent } = editing;
  const theirs = conflict?.current;
  // What somebody else saved meanwhile stays, but for what was changed here.
  const both = row &&
    theirs &&
    sent && {
      ...sent,
      name: sent.name === row.name ? theirs.name : sent.name,
      description: sent.description === row.description ? theirs.description : sent.description,
    };
  const fields = (['name', 'description'] as const).map((field) => ({
    label: names[field],
    before: row?.[field] ?? noValue,
    mine: both?.[field] ?? noValue,
    theirs: theirs?.[field] ?? noValue,
  }));
  return (
    <RowDialog
      opened={editing.opened}
      title={title}
      onClose={editing.close}
      isSaving={editing.isSaving}
      onUnsaved={onUnsaved}
    >
      {row && (
        <CampaignForm
          value={row}
          onSave={editing.submit}
          onCancel={editing.close}
          submitting={editing.busy}
          error={editing.failed ? error : undefined}
        />
      )}
      {conflict && both && (
        <ConflictDialog
          opened
          fields={fields}
          onKeepEditing={conflict.onKeepEditing}
          onTakeTheirs={conflict.onTakeTheirs}
          onSaveMine={() => conflict.onSaveMine(both)}
        />
      )}
    </RowDialog>
  );
}
