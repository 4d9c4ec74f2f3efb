import { LeafProvider } from '@leaf/ui';
import { createRoot } from 'react-dom/client';
import { Storage } from '../Storage.tsx';
import { Host } from './Host.tsx';

/** `both` is what an app imports; with the others, the page shows that neither changes the other. */
const sheets: Record<string, () => Promise<unknown>> = {
  both: () => import('./both.css'),
  tailwind: () => import('./tailwind.css'),
  leaf: () => import('./leaf.css'),
};

/** On a page that is not all Leaf, `scoped` keeps Leaf to its own element. */
const leaf = (
  <LeafProvider scoped colorScheme="light" style={{ width: 960 }}>
    <Storage />
  </LeafProvider>
);

const which = new URLSearchParams(window.location.search).get('sheets') ?? 'both';
await sheets[which]?.();
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    {which !== 'leaf' && <Host />}
    {which !== 'tailwind' && leaf}
  </>,
);
