import { CampaignOverview } from '@leaf/connect';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';

export function Component() {
  const id = Number(useParams().id);
  return (
    <CampaignOverview
      id={id}
      stageHref={(stage) => paths.campaign(id, stage)}
      benchmarksHref={paths.benchmarks}
      inPage
    />
  );
}
