import '@leaf/ui/styles.css';
import { deliveryEmissions } from '@leaf/emissions';
import { type DeliveryRow, DeliveryTab, type Geos, LeafProvider } from '@leaf/ui';
import { PlanImport, type PlanImportProps, type SheetReader, sheetsIn } from '@leaf/ui/plan';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/* Provides a plan, reads it in a worker, checks and imports it, and shows its rows, recording the time of
   each step. */

const inWorker = sheetsIn(() => new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' }));

/** The times of the steps in ms since the page was opened. */
const marks: Record<string, number> = {};
const mark = (name: string) => {
  marks[name] = performance.now();
};
const longest = { task: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
}).observe({ type: 'longtask', buffered: true });

const read: SheetReader = async (source, options) => {
  mark('given');
  const sheet = await inWorker.read(source, options);
  mark('read');
  return sheet;
};
Object.assign(window, { marks, longest, readAlone: inWorker.read, write: inWorker.write });

const hrefs = { storage: '#s', selection: '#a', delivery: '#d', consumption: '#c' };
const geos: Geos = { countries: [], regions: [], delivery_regions: [] };

/** Imitates the server's response, computed in parts: it must not block the page. */
async function answerOf(list: Parameters<PlanImportProps['onImport']>[0]): Promise<DeliveryRow[]> {
  const created: DeliveryRow[] = [];
  for (const { stage, row } of list) {
    if (stage !== 'delivery') continue;
    const { trace: _, ...figures } = deliveryEmissions(row);
    created.push({ id: created.length + 1, name: row.name, ...figures });
    if (created.length % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return created;
}

function Bench() {
  const [rows, setRows] = useState<DeliveryRow[]>();
  const importRows: PlanImportProps['onImport'] = async (list) => {
    mark('import');
    const created = await answerOf(list);
    mark('answered');
    setRows(created);
    return { created: created.length, updated: 0 };
  };
  if (rows) return <DeliveryTab rows={rows} geos={geos} onAdd={async () => true} onDelete={() => {}} />;
  return (
    <PlanImport
      stage="delivery"
      sheets={{ ...inWorker, read }}
      onImport={importRows}
      stageHrefs={hrefs}
      cancelHref="#"
    />
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LeafProvider colorScheme="light">
      <Bench />
    </LeafProvider>,
  );
