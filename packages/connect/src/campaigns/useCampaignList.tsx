import type { Campaign, NewCampaign } from '@leaf/api-client';
import { campaignsQuery } from '@leaf/api-client/query';
import { exampleCampaignLabels, rowNoticeLabels, useLabels } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useUndo } from '../actions/useUndo.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { shownError } from '../errors/shownError.ts';
import { useUsage } from '../usage/useUsage.ts';
import { copyNamer } from './copyNamer.ts';
import { DeletedThings } from './DeletedList.tsx';

/** An action on a campaign. */
type Deed = { op: 'delete' | 'duplicate'; id: number; name: string };

const asItLoads = <T,>(part: () => Promise<T>) => part();

/**
 * The organization's campaigns, and how to create, copy and delete them: the props of `CampaignListScreen`.
 * @param onExample opens the example that was added; the list stays busy until it has
 */
export function useCampaignList(onExample?: (campaign: Campaign) => unknown) {
  const connected = useConnection();
  const { api, keys, queryClient, words, onNotice, load = asItLoads } = connected;
  const rowNotices = useLabels('rowNotice', rowNoticeLabels);
  const exampleText = useLabels('exampleCampaign', exampleCampaignLabels);
  const campaigns = useQuery(campaignsQuery(api), queryClient);
  const usage = useUsage();
  const refresh = () => {
    // Not awaited: a form is busy until its list has loaded, no longer.
    void queryClient.invalidateQueries({ queryKey: keys.usage });
    return queryClient.invalidateQueries({ queryKey: keys.campaigns });
  };
  const create = useAction({
    mutationFn: (campaign: NewCampaign) => api.createCampaign(campaign),
    onSuccess: ({ name }) => {
      onNotice?.(words.notices.created(name));
      return refresh();
    },
  });
  const example = useAction({
    mutationFn: async () => {
      const { addExample } = await load(() => import('./exampleCampaign.ts'));
      return addExample(api, exampleText);
    },
    onSuccess: (campaign) => {
      void refresh();
      return onExample?.(campaign);
    },
    leads: onExample !== undefined,
  });
  const { action, notice } = useUndo({
    act: async ({ op, id, name }: Deed): Promise<Pick<Campaign, 'id' | 'name'>> => {
      const names = campaigns.data?.map((campaign) => campaign.name) ?? [];
      if (op === 'duplicate') return api.duplicateCampaign(id, copyNamer(rowNotices, names)(name));
      await api.deleteCampaign(id);
      return { id, name };
    },
    undo: ({ op }, { id }) => (op === 'delete' ? api.restoreCampaign(id) : api.deleteCampaign(id)),
    said: (deed, made) => {
      const { op } = deed;
      const { name } = made ?? deed;
      const { created, deleted, restored } = words.notices;
      return op === 'delete'
        ? { done: deleted(name), undone: restored(name) }
        : { done: created(name), undone: deleted(name) };
    },
    refresh,
  });
  return {
    campaigns: campaigns.data ?? [],
    loading: campaigns.isPending,
    usage,
    ...errorProps([action, example, campaigns], connected),
    onErrorClose: [action, example].find(({ error }) => error)?.reset,
    onCreate: create.run,
    submitting: create.isPending,
    createError: shownError(create.error, words.errors),
    createdId: create.data?.id,
    deletingId: action.isPending ? action.variables.id : undefined,
    notice,
    footer: <DeletedThings kind="campaign" refresh={refresh} />,
    onDelete: ({ id, name }: Pick<Campaign, 'id' | 'name'>) => void action.run({ op: 'delete', id, name }),
    onDuplicate: ({ id, name }: Pick<Campaign, 'id' | 'name'>) =>
      void action.run({ op: 'duplicate', id, name }),
    onExample: () => void example.run(),
    addingExample: example.busy,
  };
}
