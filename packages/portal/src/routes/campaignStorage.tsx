import { StorageTab } from '@leaf/ui';
import { useParams } from 'react-router-dom';
import { useRows } from '../app/useRows.tsx';

export function Component() {
  return <StorageTab {...useRows(Number(useParams().id), 'storage')} />;
}
