import '@leaf/ui/font.css';
import '@leaf/ui/styles.css';
import { LeafProvider } from '@leaf/ui';
import { createRoot } from 'react-dom/client';
import { Storage } from '../Storage.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <LeafProvider>
    <Storage />
  </LeafProvider>,
);
