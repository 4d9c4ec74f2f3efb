import { ConsumptionTab } from '@leaf/ui';
import { useParams } from 'react-router-dom';
import { useGeos } from '../app/useGeos.ts';
import { useRows } from '../app/useRows.tsx';

export function Component() {
  const rows = useRows(Number(useParams().id), 'consumption');
  return <ConsumptionTab {...rows} {...useGeos(rows)} />;
}
