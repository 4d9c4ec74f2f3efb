import { stages } from '@leaf/api-client';
import { PlanImport } from '@leaf/ui/plan';
import { useParams, useSearchParams } from 'react-router-dom';
import { sheets } from '../app/campaigns/sheets.ts';
import { useImport } from '../app/campaigns/useImport.ts';
import { useLeaveGuard } from '../app/history/useLeaveGuard.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const stage = stages.find((one) => one === search.get('stage'));
  return (
    <PlanImport
      key={stage}
      stage={stage}
      sheets={sheets}
      {...useImport(id)}
      onUnsaved={useLeaveGuard()}
      stageHrefs={Object.fromEntries(stages.map((one) => [one, paths.campaign(id, one)])) as Hrefs}
      cancelHref={paths.campaign(id, stage)}
    />
  );
}

type Hrefs = Record<(typeof stages)[number], string>;
