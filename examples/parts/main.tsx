import '@leaf/ui/font.css';
import '@leaf/ui/styles.css';
import {
  consumptionEmissions,
  deliveryEmissions,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { LeafProvider, OverviewPanel } from '@leaf/ui';
import { EmissionsChart } from '@leaf/ui/charts';
import { createRoot } from 'react-dom/client';

/** Your rows, with their emissions. An API of yours may return the same. */
const rows = {
  storage: exampleRows.storage.map((row, id) => ({ id, name: row.name, ...storageEmissions(row) })),
  selection: exampleRows.selection.map((row, id) => ({ id, name: row.name, ...selectionEmissions(row) })),
  delivery: exampleRows.delivery.map((row, id) => ({ id, name: row.name, ...deliveryEmissions(row) })),
  consumption: exampleRows.consumption.map((row, id) => ({
    id,
    name: row.name,
    ...consumptionEmissions(row),
  })),
};

/** Where your app has the rows of each stage. */
const stageHrefs = {
  storage: '/campaigns/7/storage',
  selection: '/campaigns/7/selection',
  delivery: '/campaigns/7/delivery',
  consumption: '/campaigns/7/consumption',
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <LeafProvider>
    <main style={{ maxWidth: 960, margin: '24px auto', padding: '0 16px' }}>
      <h1>Spring launch</h1>
      <OverviewPanel rows={rows} stageHrefs={stageHrefs} chart={<EmissionsChart rows={rows} />} />
    </main>
  </LeafProvider>,
);
