import type { Campaign, NewCampaign } from '@leaf/api-client';
import { savedOrCurrent, shownError, useAction } from '@leaf/connect/hooks';
import { EditCampaign } from '@leaf/ui';
import { api, keys, queryClient } from '../api.ts';
import { useLeaveGuard } from '../history/useLeaveGuard.ts';
import { useWords } from '../language/useWords.ts';
import { notifySuccess } from '../notices.tsx';

/** Changes the name and description of a campaign. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const words = useWords();
  const edit = useAction({
    mutationFn: ({ id, revision, payload }: { id: number; revision: number; payload: NewCampaign }) =>
      savedOrCurrent<Campaign>(
        api.updateCampaign({ id, revision }, payload),
        ({ name, description }) => name === payload.name && description === (payload.description ?? null),
      ),
    onSuccess: (saved) => {
      if (!('current' in saved)) notifySuccess(words.notices.saved(saved.name));
      return queryClient.invalidateQueries({ queryKey: keys.campaigns });
    },
  });
  return (
    <EditCampaign
      campaign={campaign}
      onUnsaved={useLeaveGuard()}
      error={shownError(edit.error, words.errors)}
      onSave={({ id, revision = 0 }, payload) =>
        edit.mutateAsync({ id, revision, payload }).then(
          (saved) => ('current' in saved ? saved : true),
          () => false,
        )
      }
    />
  );
}
