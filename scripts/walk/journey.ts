import assert from 'node:assert/strict';
import path from 'node:path';
import type { Leaf } from '../../bench/portal/leaf.ts';
import { person } from '../../bench/portal/leaf.ts';
import { type Browser, interactions } from './browser.ts';

/** One that the demo data does not have: an upload of the same content is left out. */
const picture = path.join(import.meta.dirname, '../../packages/optimiser/test/fixtures/seeding-600x500.png');
const campaign = 'Four stages';

type Row = { stage: string; picks: [list: string, option: string][]; texts: [field: string, text: string][] };

/** The method's worked examples. */
const rows: Row[] = [
  {
    stage: 'Storage',
    picks: [],
    texts: [
      ['Payload', '50'],
      ['SSD copies', '1'],
      ['HDD copies', '1'],
      ['LTO copies', '2'],
      ['Cloud copies', '3'],
    ],
  },
  {
    stage: 'Selection',
    picks: [
      ['Country', 'Germany'],
      ['Region', 'Europe'],
    ],
    texts: [
      ['ads.txt lines', '150'],
      ['Impressions', '100000'],
    ],
  },
  {
    stage: 'Delivery',
    picks: [
      ['Level', '1'],
      ['Placement type', 'Video (HAI)'],
      ['Country', 'Italy'],
      ['Region', 'Europe'],
    ],
    texts: [
      ['Payload', '2,5'],
      ['Impressions', '100000'],
    ],
  },
  {
    stage: 'Consumption',
    picks: [
      ['Level', '1'],
      ['Device', 'Mobile'],
      ['Country', 'Austria'],
    ],
    texts: [
      ['View time', '3'],
      ['Impressions', '100000'],
    ],
  },
];

/** The examples' totals in kg CO2e, as the cards of the stages show them. */
const totals = ['12.91', '2.92', '4.76', '2.01'];

/** Runs the walk; if it fails, prints what the page showed. */
export async function walk<Found>(browser: Browser<Found>, leaf: Leaf) {
  try {
    await mainJob(browser, leaf);
  } catch (error) {
    console.log(`The page showed:\n${await browser.text()}\n${browser.complaints().join('\n')}`);
    throw error;
  }
}

/** The main job by clicks and keys: sign in, a campaign with a row in each stage, its figures, a lighter picture. */
async function mainJob<Found>(browser: Browser<Found>, leaf: Leaf) {
  const { find, press, type, setFile, gone, shows, drawn } = interactions(browser);

  await browser.open(`${leaf.address}/login`);
  await type('Email', person);
  await type('Password', leaf.password);
  await press('button', 'Log In');
  await find('heading', 'Select Utility');
  await press('link', 'Campaign emissions');
  await type('Name', campaign);
  await press('button', 'Create campaign');
  await press('link', `Open ${campaign}`);

  for (const { stage, picks, texts } of rows) {
    await press('link', stage);
    // The previous stage already has a row, and the same button.
    await shows('No rows yet.');
    await press('button', 'Add Row');
    await find('button', 'Save row');
    await type('Name', `${stage} row`);
    for (const [list, option] of picks) {
      await press('field', list);
      await press('option', option);
      await gone('option', option);
    }
    for (const [field, text] of texts) await type(field, text);
    await press('button', 'Save row');
    await gone('button', 'Save row');
    await find('row', `${stage} row`);
  }
  await press('link', 'Overview');
  for (const total of totals) await shows(`${total} kg CO2e`);
  await shows(`${(await kept(leaf)).toFixed(2)} kg CO2e`);
  await find('figure', 'Emissions by stage and component');

  await browser.open(`${leaf.address}/creativeli`);
  await setFile(picture);
  await press('link', `View ${path.basename(picture)}`);
  await press('link', 'Optimize');
  await press('button', 'Create Job');
  await shows('Optimization job created successfully.');
  await press('link', 'Overview');
  await shows('completed', 180);
  await press('button', 'View job');
  await find('figure', 'SSIM by file size');
  await drawn('Processed image');
  assert.deepEqual(browser.complaints(), [], 'errors in the console');
}

/** The campaign's total as the API has it. */
async function kept({ address, logIn }: Leaf): Promise<number> {
  const headers = { Authorization: `Bearer ${await logIn()}` };
  const { data } = await (await fetch(`${address}/api/campaigns`, { headers })).json();
  const { total_emissions } = data.find(({ name }: { name: string }) => name === campaign);
  assert.ok(Math.abs(total_emissions - 22.596) < 0.001, `The API has ${total_emissions} kg.`);
  return total_emissions;
}
