import { type CountryGrid, grids } from '@leaf/emissions';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { usePlaces } from '../../places/usePlaces.ts';

export const gridTableLabels = { country: 'Country', year: 'Year', intensity: 'kg CO2e/kWh' };

/** The grid intensity of every available country. */
export function GridTable({ name }: { name: string }) {
  const text = useLabels('gridTable', gridTableLabels);
  const format = useFormat();
  const { nameOf, inOrder } = usePlaces();
  const columns: DataColumn<CountryGrid>[] = [
    { id: 'country', header: text.country, value: (row) => nameOf(row.name) },
    { id: 'year', header: text.year, numeric: true, value: (row) => row.year, width: 120 },
    {
      id: 'intensity',
      header: text.intensity,
      numeric: true,
      width: 200,
      value: (row) => row.kgPerKwh,
      cell: (row) => format.exact(row.kgPerKwh),
    },
  ];
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={inOrder([...grids.keys()]).flatMap((country) => grids.get(country) ?? [])}
      rowId={(row) => row.iso2}
      maxHeight={400}
      density="comfortable"
      empty={null}
    />
  );
}
