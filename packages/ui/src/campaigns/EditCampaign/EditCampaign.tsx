import { Button } from '@mantine/core';
import { ConflictDialog } from '../../feedback/ConflictDialog/ConflictDialog.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import type { Campaign } from '../../types.ts';
import { CampaignForm, campaignFormLabels } from '../CampaignForm/CampaignForm.tsx';
import type { CampaignPayload } from '../CampaignForm/campaignForm.ts';
import { RowDialog } from '../row/RowTab/RowDialog.tsx';
import { type SaveRow, useEditRow } from '../row/RowTab/useEditRow.ts';

export const editCampaignLabels = {
  edit: 'Edit',
  title: 'Edit campaign',
};

export type EditCampaignProps = {
  campaign: Campaign;
  /** The dialog closes once this resolves; it shows both versions if somebody else saved the campaign meanwhile. */
  onSave: SaveRow<Campaign, CampaignPayload>;
  /** Why the last change could not be saved. */
  error?: string;
  labels?: Partial<typeof editCampaignLabels>;
};

/** A button that opens a campaign's name and description in a dialog. */
export function EditCampaign({ campaign, onSave, error, labels }: EditCampaignProps) {
  const text = useLabels('editCampaign', editCampaignLabels, labels);
  const names = useLabels('campaignForm', campaignFormLabels);
  const editing = useEditRow(onSave);
  const { row, conflict, sent } = editing;
  const differing = (['name', 'description'] as const)
    .map((field) => ({
      label: names[field],
      mine: sent?.[field] ?? '–',
      theirs: conflict?.current[field] ?? '–',
    }))
    .filter(({ mine, theirs }) => mine !== theirs);
  return (
    <>
      <Button variant="default" onClick={() => editing.open(campaign)}>
        {text.edit}
      </Button>
      <RowDialog opened={editing.opened} title={text.title} onClose={editing.close}>
        {row && (
          <CampaignForm
            value={row}
            onSave={editing.submit}
            onCancel={editing.close}
            submitting={editing.busy}
            error={editing.failed ? error : undefined}
          />
        )}
        {conflict && sent && (
          <ConflictDialog
            opened
            fields={differing}
            submitting={editing.busy}
            onKeepEditing={conflict.onKeepEditing}
            onTakeTheirs={conflict.onTakeTheirs}
            onSaveMine={() => conflict.onSaveMine(sent)}
          />
        )}
      </RowDialog>
    </>
  );
}
