import { ApiError, type Campaign, type NewCampaign } from '@leaf/api-client';
import { queryKeys } from '@leaf/api-client/query';
import { EditCampaign } from '@leaf/ui';
import { api, queryClient } from './api.ts';
import { notifySuccess } from './notices.tsx';
import { shownError } from './text.ts';
import { useAction } from './useAction.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useWords } from './useWords.ts';

/** Changes the name and description of a campaign. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const words = useWords();
  const edit = useAction({
    mutationFn: ({ id, revision, payload }: { id: number; revision: number; payload: NewCampaign }) =>
      api.updateCampaign({ id, revision }, payload).catch((error: unknown) => {
        // Somebody else has saved it in the meantime: the user chooses between both versions.
        const current = error instanceof ApiError && error.status === 412 ? error.current : undefined;
        if (!current) throw error;
        return { current: current as Campaign };
      }),
    onSuccess: (saved) => {
      if (!('current' in saved)) notifySuccess(words.notices.saved(saved.name));
      return queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
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
