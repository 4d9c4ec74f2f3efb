import type { Stage } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { plan } from './testPlan.ts';

const whole = [
  'ID;Name;Land;Impressions;Kaufart;Werbeform;Endgerät;Dateigröße (MB);Sichtdauer;VCR;WLAN-Anteil;ads.txt',
  'A;Spot;DE;100000;Direkt;Ohne HAI;TV;6;28;;0,6;',
  'B;Film;FR;100000;RTB;Video;TV;6;28;95%;;700',
  'C;Banner;DE;500000;RTB;Banner;Handy;0,1;12;;;',
].join('\n');

/** The rows of a campaign into which these lines were imported. */
const saved = (await plan(whole)).lines.flatMap(({ rows }) => rows);

const savedOf = (stage: Stage, id: string) => {
  const found = saved.find((row) => row.stage === stage && row.external_id === id);
  // The server writes the ratio of its region into each row.
  return found && { fixed_ratio: stage === 'delivery' ? 0.7431 : null, ...found.row };
};

/** The rows that a file makes, by stage and ID. */
const rowsOf = async (text: string) =>
  (await plan(text, { savedOf })).lines.flatMap(({ rows }) =>
    rows.map(({ stage, row }) => ({ stage, ...row })),
  );

test('a row keeps what an update of its impressions does not say', async () => {
  const rows = await rowsOf('ID;Name;Land;Impressions\nA;Spot;DE;1\nB;Film;FR;2\nC;Banner;DE;3\nNew;X;DE;4');
  expect(rows.slice(0, -3)).toEqual(
    saved.map(({ stage, external_id, row }) => ({
      stage,
      ...row,
      impressions: { A: 1, B: 2, C: 3 }[external_id ?? ''],
    })),
  );
  expect(rows.slice(-3)).toMatchObject([
    { buy_type: 'programmatic' },
    { level: 0 },
    { device_type: 'mixed' },
  ]);
});

test('what an update says replaces what a row had, and its region and level follow', async () => {
  const rows = await rowsOf('ID;Name;Land;Impressions;Dateigröße (MB);VCR\nB;Film;US;2;3;\nC;Banner;AT;3;;');
  expect(rows).toMatchObject([
    { country: 'United States', region: 'North America', ads_txt_lines: 700, placement_type: 'video' },
    { level: 1, region: 'NA', payload: 3, placement_type: 'video_hai' },
    { level: 1, device_type: 'tv', view_time: 28 },
    { country: 'Austria', buy_type: 'programmatic' },
    { level: 0, placement_type: 'display' },
    { device_type: 'mobile', view_time: 12 },
  ]);
  expect(rows.some((row) => 'fixed_ratio' in row || 'completion_rate' in row)).toBe(false);
});
