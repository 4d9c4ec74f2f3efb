import { createRoot } from 'react-dom/client';
import { Host } from './Host.tsx';
import { Leaf } from './Leaf.tsx';

/** `both` is what an app imports; with the others, the page shows that neither changes the other. */
const sheets: Record<string, () => Promise<unknown>> = {
  both: () => import('./both.css'),
  tailwind: () => import('./tailwind.css'),
  leaf: () => import('./leaf.css'),
};

const which = new URLSearchParams(window.location.search).get('sheets') ?? 'both';
await sheets[which]?.();
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    {which !== 'leaf' && <Host />}
    {which !== 'tailwind' && <Leaf />}
  </>,
);
