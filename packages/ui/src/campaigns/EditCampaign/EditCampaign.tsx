import { Button } from '@mantine/core';
import { Suspense, startTransition, useState } from 'react';
import { lazyPart } from '../../feedback/PartBoundary/lazyPart.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import type { Campaign } from '../../types.ts';
import type { CampaignPayload } from '../CampaignForm/campaignForm.ts';
import { type SaveRow, useEditRow } from '../row/RowTab/useEditRow.ts';

export const editCampaignLabels = {
  edit: 'Edit',
  title: 'Edit campaign',
};

export type EditCampaignProps = {
  /** The campaign as it was last read. */
  campaign: Campaign;
  /**
   * The dialog closes once this resolves; it shows both versions if somebody else has saved the campaign in
   * the meantime.
   */
  onSave: SaveRow<Campaign, CampaignPayload>;
  /** Why the last change could not be saved. */
  error?: string;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
  labels?: Partial<typeof editCampaignLabels>;
};

/** Keeps the form and its dialog out of the chunk of the campaign page. */
const load = () => import('./EditCampaignDialog.tsx');
const EditCampaignDialog = lazyPart(async () => (await load()).EditCampaignDialog);

/** A button that opens a campaign's name and description in a dialog. */
export function EditCampaign({ campaign, onSave, error, onUnsaved, labels }: EditCampaignProps) {
  const text = useLabels('editCampaign', editCampaignLabels, labels);
  const editing = useEditRow(onSave);
  const [asked, setAsked] = useState(false);
  // Preloads only: if this fails, the dialog itself loads it again.
  const ahead = () => void load().catch(() => undefined);
  const open = () =>
    // Outside a transition, React would show the empty fallback and delay the dialog.
    startTransition(() => {
      setAsked(true);
      editing.open(campaign);
    });
  return (
    <>
      <Button variant="default" onClick={open} onPointerEnter={ahead} onFocus={ahead}>
        {text.edit}
      </Button>
      <Suspense fallback={null}>
        {asked && <EditCampaignDialog title={text.title} {...{ editing, error, onUnsaved }} />}
      </Suspense>
    </>
  );
}
