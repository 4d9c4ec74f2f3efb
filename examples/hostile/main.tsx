import './order.css';
import { storageEmissions } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { LeafProvider, StorageTab } from '@leaf/ui';
import { Button, createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The host's own design. */
const theme = createTheme({ primaryColor: 'grape', defaultRadius: 0, fontFamily: 'serif' });

/** Applied to Leaf's part. Dialogs are rendered inside Leaf's element, where its variables are defined. */
const inside = createTheme({
  primaryColor: 'grape',
  defaultRadius: 24,
  components: { Portal: { defaultProps: { target: '#leaf' } } },
});

const [masters] = exampleRows.storage;

function Storage() {
  const [rows, setRows] = useState([{ id: 1, ...masters, ...storageEmissions(masters) }]);
  return <StorageTab rows={rows} onAdd={async () => false} onDelete={() => setRows([])} />;
}

function Page() {
  return (
    <DirectionProvider initialDirection="rtl">
      <MantineProvider theme={theme} forceColorScheme="light">
        <h1>A grown page</h1>
        <Button>Host</Button>
        <div id="leaf">
          <LeafProvider
            colorScheme="light"
            direction="rtl"
            locale="ar"
            theme={inside}
            cssVariablesSelector="#leaf"
            getRootElement={() => document.getElementById('leaf') ?? undefined}
          >
            <Storage />
          </LeafProvider>
        </div>
      </MantineProvider>
    </DirectionProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
