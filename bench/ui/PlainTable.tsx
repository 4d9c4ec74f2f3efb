import '@mantine/core/styles/Table.css';
import type { StorageRow } from '@leaf/ui';
import { Button, Drawer, Modal, Table, TextInput } from '@mantine/core';
import { useState } from 'react';

type Sort = { by: 'name' | 'total_emissions'; descending: boolean };

const byName = new Intl.Collator('en-GB', { numeric: true });
const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en-GB');

/** A plain table with Mantine: every row is rendered at once. */
export function PlainTable({ initial }: { initial: readonly StorageRow[] }) {
  const [rows, setRows] = useState(initial);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>();
  const [viewed, setViewed] = useState<StorageRow>();
  const [asked, setAsked] = useState<StorageRow>();

  const shown = rows.filter((row) => row.name.toLowerCase().includes(query.toLowerCase()));
  if (sort)
    shown.sort((a, b) => {
      const order = sort.by === 'name' ? byName.compare(a.name, b.name) : a[sort.by] - b[sort.by];
      return sort.descending ? -order : order;
    });
  const header = (by: Sort['by'], words: string) => {
    const direction = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined;
    return (
      <Table.Th aria-sort={direction}>
        <Button variant="subtle" onClick={() => setSort({ by, descending: direction === 'ascending' })}>
          {words}
        </Button>
      </Table.Th>
    );
  };

  return (
    <>
      <TextInput type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <span role="status">{query && `${counts.format(shown.length)} of ${counts.format(rows.length)}`}</span>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {header('name', 'Name')}
            <Table.Th>Payload (GB)</Table.Th>
            {header('total_emissions', 'Total Emissions')}
            <Table.Th>Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">{row.name}</Table.Th>
              <Table.Td>{row.payload}</Table.Td>
              <Table.Td>{figures.format(row.total_emissions)} kg CO2e</Table.Td>
              <Table.Td>
                <Button variant="subtle" aria-label={`View ${row.name}`} onClick={() => setViewed(row)}>
                  View
                </Button>
                <Button variant="subtle" aria-label={`Delete ${row.name}`} onClick={() => setAsked(row)}>
                  Delete
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Drawer opened={viewed !== undefined} onClose={() => setViewed(undefined)} title={viewed?.name}>
        <dl>
          {Object.entries(viewed ?? {}).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Drawer>
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Delete "${asked?.name}"?`}
      >
        <Button
          onClick={() => {
            setRows(rows.filter((row) => row !== asked));
            setAsked(undefined);
          }}
        >
          Delete
        </Button>
      </Modal>
    </>
  );
}
