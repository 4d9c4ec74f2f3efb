import { type Cell, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { plan } from '../testPlan.ts';
import { unitOfFormat } from './cellFormat.ts';

test.each([
  ['0" k"', 'k'],
  ['#,##0" Tsd."', 'Tsd.'],
  ['#,##0" T"', 'T'],
  ['0.0" Mio."', 'Mio.'],
  ['#,##0.00\\ "MB"', 'MB'],
  ['[Blue]0"kB";[Red]-0"kB"', 'kB'],
  ['General" s"', 's'],
  ['0\u00a0"M"_-', 'M'],
  ['0,"k"', undefined],
  ['#,##0.0,," Mio."', undefined],
  ['[>=1000]0" k";0', undefined],
  ['0%', undefined],
  ['#,##0" €"', undefined],
  ['"k "0', undefined],
  ['0.00', undefined],
  ['yyyy-mm-dd', undefined],
])('the format %s shows the unit %s', (format, unit) => {
  expect(unitOfFormat(format)).toBe(unit);
});

test('a unit that only the format of a number shows counts, but not one that stands for digits left out', async () => {
  const styled = (value: number, numFmt: string): Partial<Cell> => ({ value, style: { numFmt } });
  const rows = ['A', 'B', 'C', 'D'].map((name) => [name, 'DE', null, null, null]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Plan',
        rows: [['Name', 'Land', 'Impressions', 'Dateigröße', 'Sichtdauer'], ...rows],
        cells: new Map([
          ['1,2', styled(800, '0" k"')],
          ['2,2', styled(800_000, '0,"k"')],
          ['3,2', styled(1.234, '0.0" Mio."')],
          ['4,2', styled(1200, '#,##0" Tsd."')],
          ['1,3', styled(150, '0" KB"')],
          ['2,3', styled(1.25, '0.0" MB"')],
          ['3,3', styled(0.001, '0.000" GB"')],
          ['1,4', styled(15, '0" s"')],
        ]),
      },
    ],
  });
  const { lines } = await plan(bytes);
  expect(lines.map(({ read }) => read)).toMatchObject([
    { impressions: '800000', payload: '0.15', view_time: '15' },
    { impressions: '800000', payload: '1.25' },
    { impressions: '1234000', payload: '1' },
    { impressions: '1200000' },
  ]);
});
