import { ImageJobs } from '@leaf/connect/hooks';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';

const rowsHref = (campaignId: number) => paths.campaign(campaignId, 'delivery');

export function Component() {
  return <ImageJobs id={Number(useParams().id)} rowsHref={rowsHref} />;
}
