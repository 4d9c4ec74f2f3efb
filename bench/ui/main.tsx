import '@leaf/ui/styles.css';
import { LeafProvider } from '@leaf/ui';
import { createRoot } from 'react-dom/client';
import { LeafTable } from './LeafTable.tsx';
import { PlainTable } from './PlainTable.tsx';
import { makeRows } from './rows.ts';

/* `?table=leaf&rows=10000`: Leaf's storage rows, or a plain Mantine table. */
const query = new URLSearchParams(location.search);
const rows = makeRows(Number(query.get('rows')));
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LeafProvider colorScheme="light">
      {query.get('table') === 'leaf' ? <LeafTable initial={rows} /> : <PlainTable initial={rows} />}
    </LeafProvider>,
  );
