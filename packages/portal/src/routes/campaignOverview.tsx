import { rowsQuery, stages } from '@leaf/api-client';
import { OverviewPanel } from '@leaf/ui';
import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

const EmissionsChart = lazy(() =>
  import('@leaf/ui/charts').then(({ EmissionsChart }) => ({ default: EmissionsChart })),
);

export const loader = ({ params }: LoaderFunctionArgs) => {
  for (const stage of stages) void queryClient.prefetchQuery(rowsQuery(api, Number(params.id), stage));
  return null;
};

export function Component() {
  const id = Number(useParams().id);
  const [storage, selection, delivery, consumption] = useQueries({
    queries: [
      rowsQuery(api, id, 'storage'),
      rowsQuery(api, id, 'selection'),
      rowsQuery(api, id, 'delivery'),
      rowsQuery(api, id, 'consumption'),
    ],
  });
  const all = [storage, selection, delivery, consumption];
  const rows = {
    storage: storage.data ?? [],
    selection: selection.data ?? [],
    delivery: delivery.data ?? [],
    consumption: consumption.data ?? [],
  };
  return (
    <OverviewPanel
      rows={rows}
      loading={all.some(({ isPending }) => isPending)}
      error={shownError(all.find(({ error }) => error)?.error)}
      stageHrefs={{
        storage: paths.campaign(id, 'storage'),
        selection: paths.campaign(id, 'selection'),
        delivery: paths.campaign(id, 'delivery'),
        consumption: paths.campaign(id, 'consumption'),
      }}
      chart={
        <Suspense>
          <EmissionsChart rows={rows} fileName={`campaign-${id}-emissions`} />
        </Suspense>
      }
    />
  );
}
