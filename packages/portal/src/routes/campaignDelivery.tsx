import { DeliveryTab } from '@leaf/ui';
import { useParams } from 'react-router-dom';
import { useGeos } from '../app/useGeos.ts';
import { useRows } from '../app/useRows.tsx';

export function Component() {
  const rows = useRows(Number(useParams().id), 'delivery');
  return <DeliveryTab {...rows} {...useGeos(rows)} />;
}
