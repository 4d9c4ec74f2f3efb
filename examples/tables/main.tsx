import '@leaf/ui/font.css';
import '@leaf/ui/styles.css';
import { geos } from '@leaf/emissions';
import { ConsumptionTab, DeliveryTab, LeafProvider, SelectionTab, StorageTab } from '@leaf/ui';
import { EmissionsChart } from '@leaf/ui/charts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from './brand.ts';
import { makeRow, start } from './rows.ts';
import { useRows } from './useRows.ts';

const places = geos();

function Campaign() {
  const storage = useRows(start.storage, makeRow.storage);
  const selection = useRows(start.selection, makeRow.selection);
  const delivery = useRows(start.delivery, makeRow.delivery);
  const consumption = useRows(start.consumption, makeRow.consumption);
  const rows = {
    storage: storage.rows,
    selection: selection.rows,
    delivery: delivery.rows,
    consumption: consumption.rows,
  };
  return (
    <main style={{ display: 'grid', gap: 24, maxWidth: 960, margin: '24px auto', padding: '0 16px' }}>
      <h1>Spring launch</h1>
      <EmissionsChart rows={rows} fileName="spring-launch" />
      <StorageTab {...storage} />
      <SelectionTab {...selection} geos={places} />
      <DeliveryTab {...delivery} geos={places} />
      <ConsumptionTab {...consumption} geos={places} />
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LeafProvider brand={brand}>
        <Campaign />
      </LeafProvider>
    </StrictMode>,
  );
