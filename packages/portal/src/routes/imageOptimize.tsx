import { NewJob } from '@leaf/connect/hooks';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';

export function Component() {
  const id = Number(useParams().id);
  return <NewJob id={id} jobsHref={paths.image(id)} />;
}
