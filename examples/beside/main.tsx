import { createTheme, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { Leaf } from './Leaf.tsx';
import { addSheets } from './orders.ts';

/** The host's own design. */
const theme = createTheme({ primaryColor: 'orange', defaultRadius: 'xl', fontFamily: 'Georgia, serif' });

/**
 * `?order=` is one of `orders.ts`, `?leaf=no` omits Leaf, `?root=10px` sets another root font size. The order
 * `alone` shows Leaf without a host.
 */
const params = new URLSearchParams(window.location.search);
const order = params.get('order') ?? 'after';
const withLeaf = params.get('leaf') !== 'no';
document.documentElement.style.fontSize = params.get('root') ?? '';

const page =
  order === 'alone' ? (
    <Leaf />
  ) : (
    <MantineProvider theme={theme} forceColorScheme={params.get('scheme') === 'dark' ? 'dark' : 'light'}>
      <main id="host">
        <Gallery />
      </main>
      {withLeaf && <Leaf />}
    </MantineProvider>
  );

const root = document.getElementById('root');
if (root) {
  await addSheets(order, withLeaf);
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
