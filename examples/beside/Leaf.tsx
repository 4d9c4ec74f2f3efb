import { storageEmissions } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { CampaignList, LeafProvider, LogInForm, StorageTab } from '@leaf/ui';
import { EmissionsChart } from '@leaf/ui/charts';

const [masters] = exampleRows.storage;
const rows = [{ id: 1, ...masters, ...storageEmissions(masters) }];

/** Leaf's part of the page. Inside a host's provider nothing else is needed; without one, set `scoped`. */
export const Leaf = () => (
  <LeafProvider scoped style={{ width: 960 }}>
    <h2>Spring launch</h2>
    <p>
      A paragraph with <a href="#leaf">the terms</a>.
    </p>
    <EmissionsChart rows={{ storage: rows, selection: [], delivery: [], consumption: [] }} />
    <StorageTab rows={rows} onAdd={async () => false} onDelete={() => undefined} />
    <CampaignList
      campaigns={[
        { id: 1, name: 'Spring launch', description: null, version: 'gmsf1.2', total_emissions: 1287.43 },
      ]}
      campaignHref={({ id }) => `#${id}`}
      onDelete={() => undefined}
    />
    <LogInForm forgotHref={() => '#forgot'} onLogIn={() => undefined} />
  </LeafProvider>
);
