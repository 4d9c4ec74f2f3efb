import '@leaf/ui/styles.css';
import { CampaignOverview, LeafConnect } from '@leaf/connect';
import { LeafProvider } from '@leaf/ui';
import { createRoot } from 'react-dom/client';

/** Your server makes an embed token from its API key. */
const getToken = () => fetch('/leaf-token').then((got) => (got.ok ? got.text() : Promise.reject(got)));

createRoot(document.getElementById('root') as HTMLElement).render(
  <LeafProvider>
    <LeafConnect baseUrl="https://leaf.example/api" getToken={getToken}>
      <CampaignOverview id={12} />
    </LeafConnect>
  </LeafProvider>,
);
