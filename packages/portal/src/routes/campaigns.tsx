import type { NewCampaign } from '@leaf/api-client';
import { campaignsQuery, queryKeys, usageQuery } from '@leaf/api-client/query';
import { CampaignListScreen, exampleCampaignLabels, rowNoticeLabels, useLabels } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { DeletedThings } from '../app/DeletedList.tsx';
import { errorProps } from '../app/errorProps.tsx';
import { load } from '../app/load.ts';
import { nameOfCopy } from '../app/nameOfCopy.ts';
import { notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';
import { useLeaveGuard } from '../app/useLeaveGuard.ts';
import { useUndo } from '../app/useUndo.tsx';
import { useWords } from '../app/useWords.ts';

const refresh = () => {
  // Not awaited: a form is busy until its list has loaded, no longer.
  void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  return queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
};

// A stable reference, so that the list re-renders a row only when its campaign has changed.
const campaignHref = ({ id }: { id: number }) => paths.campaign(id);

/** An action on a campaign; `name` is that of the copy, if there is one. */
type Deed = { op: 'delete' | 'duplicate'; id: number; name: string };

export function Component() {
  const words = useWords();
  const rowNotices = useLabels('rowNotice', rowNoticeLabels);
  const campaigns = useQuery(campaignsQuery(api));
  const usage = useQuery(usageQuery(api));
  const create = useAction({
    mutationFn: (campaign: NewCampaign) => api.createCampaign(campaign),
    onSuccess: ({ name }) => {
      notifySuccess(words.notices.created(name));
      return refresh();
    },
  });
  const exampleText = useLabels('exampleCampaign', exampleCampaignLabels);
  const navigate = useNavigate();
  const example = useAction({
    mutationFn: async () => {
      const { addExample } = await load(() => import('../app/exampleCampaign.ts'));
      return addExample(exampleText);
    },
    onSuccess: ({ id }) => {
      void refresh();
      return navigate(paths.campaign(id));
    },
    leads: true,
  });
  const { action, notice } = useUndo({
    act: async ({ op, id, name }: Deed) => {
      if (op === 'delete') await api.deleteCampaign(id);
      return op === 'duplicate' ? (await api.duplicateCampaign(id, name)).id : id;
    },
    undo: ({ op }, id) => (op === 'delete' ? api.restoreCampaign(id) : api.deleteCampaign(id)),
    said: ({ op, name }) => {
      const { created, deleted, restored } = words.notices;
      return op === 'delete'
        ? { done: deleted(name), undone: restored(name) }
        : { done: created(name), undone: deleted(name) };
    },
    refresh,
  });
  return (
    <>
      <title>{words.titles.campaigns}</title>
      <CampaignListScreen
        campaigns={campaigns.data ?? []}
        loading={campaigns.isPending}
        usage={usage.data}
        {...errorProps([action, example, campaigns], words.errors)}
        onErrorClose={[action, example].find(({ error }) => error)?.reset}
        onCreate={create.run}
        onUnsaved={useLeaveGuard()}
        submitting={create.isPending}
        createError={shownError(create.error, words.errors)}
        deletingId={action.isPending ? action.variables.id : undefined}
        notice={notice}
        footer={<DeletedThings kind="campaign" refresh={refresh} />}
        onDelete={({ id, name }) => void action.run({ op: 'delete', id, name })}
        onDuplicate={({ id, name }) =>
          void action.run({ op: 'duplicate', id, name: nameOfCopy(rowNotices, name) })
        }
        onExample={() => void example.run()}
        addingExample={example.busy}
        backHref={paths.app}
        benchmarksHref={paths.benchmarks}
        documentationHref={paths.methodology}
        campaignHref={campaignHref}
      />
    </>
  );
}
