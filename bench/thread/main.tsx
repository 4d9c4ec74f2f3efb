import '@leaf/ui/styles.css';
import { deliveryEmissions, geos } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { type DeliveryRow, DeliveryTab, LeafProvider } from '@leaf/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Rows like those of a large campaign, sorted neither by name nor by figure. */
const rows = Array.from({ length: 10_000 }, (_, index): DeliveryRow => {
  const shuffled = (index * 7919) % 10_000;
  const example = exampleRows.delivery[shuffled % exampleRows.delivery.length] ?? exampleRows.delivery[0];
  const { trace: _trace, ...row } = deliveryEmissions({ ...example, impressions: index + 1 });
  return { ...row, id: index + 1, name: `${example.name} ${shuffled + 1}` };
});

function Rows() {
  const [kept, keep] = useState(rows);
  return (
    <DeliveryTab
      rows={kept}
      geos={geos()}
      onAdd={async () => true}
      onDuplicate={() => undefined}
      onDelete={(row) => keep((all) => all.filter(({ id }) => id !== row.id))}
    />
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LeafProvider colorScheme="light">
      <Rows />
    </LeafProvider>,
  );
