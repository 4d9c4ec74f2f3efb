import { geosQuery } from '@leaf/api-client';
import { ConsumptionTab } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { shownError } from '../app/text.ts';
import { useRows } from '../app/useRows.ts';

export function Component() {
  const rows = useRows(Number(useParams().id), 'consumption');
  const geos = useQuery(geosQuery(api));
  return <ConsumptionTab {...rows} geos={geos.data} error={rows.error ?? shownError(geos.error)} />;
}
