import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { account, bearer, campaign, read, subscribed } from './api.ts';
import { choose, operator } from './people.ts';

export type RowCase = {
  stage: 'storage' | 'selection' | 'delivery' | 'consumption';
  name: string;
  /** The values picked from lists, in this order. */
  picks?: [label: string, option: string | RegExp][];
  /** The values typed. */
  types?: [label: string, text: string][];
  /** The values stored by the server. */
  kept: Record<string, unknown>;
};

const place = (country: string): [string, string][] => [
  ['Country', country],
  ['Region', 'Europe'],
];

export const rowCases: RowCase[] = [
  {
    stage: 'storage',
    name: 'Masters',
    types: [
      ['Payload', '2,25'],
      ['SSD copies', '1'],
      ['HDD copies', '2'],
      ['LTO copies', '3'],
      ['Cloud copies', '4'],
    ],
    kept: { payload: 2.25, ssd_copies: 1, hdd_copies: 2, lto_copies: 3, cloud_copies: 4 },
  },
  {
    stage: 'selection',
    name: 'Open auction',
    picks: [['Placement type', 'Video'], ...place('France')],
    types: [
      ['ads.txt lines', '700'],
      ['Impressions', '5000'],
    ],
    kept: {
      level: 1,
      country: 'France',
      region: 'Europe',
      impressions: 5000,
      buy_type: 'programmatic',
      ads_txt_lines: 700,
      placement_type: 'video',
    },
  },
  {
    stage: 'selection',
    name: 'Lines unknown',
    picks: place('Poland'),
    kept: { level: 0, ads_txt_lines: null, buy_type: 'programmatic', impressions: 1000 },
  },
  {
    stage: 'selection',
    name: 'By default',
    picks: [['Level', /^0/], ...place('Poland')],
    kept: { level: 0, ads_txt_lines: null, placement_type: 'display' },
  },
  {
    stage: 'selection',
    name: 'Direct deal',
    picks: [['Buy type', 'Direct'], ...place('Spain')],
    kept: { level: 1, buy_type: 'direct', ads_txt_lines: null, placement_type: null },
  },
  {
    stage: 'selection',
    name: 'End to end',
    picks: [['Buy type', 'End-to-end'], ...place('Spain')],
    kept: { buy_type: 'end-to-end', ads_txt_lines: null, placement_type: null },
  },
  {
    stage: 'delivery',
    name: 'Level 0',
    picks: [['Placement type', 'Video (no HAI)'], ...place('Germany')],
    types: [['Impressions', '4000']],
    kept: {
      level: 0,
      placement_type: 'video_no_hai',
      payload: null,
      completion_rate: null,
      region: 'Europe',
    },
  },
  {
    stage: 'delivery',
    name: 'Level 1',
    picks: [['Level', /^1/], ['Placement type', 'Display'], ...place('Germany')],
    types: [
      ['Payload', '0,5'],
      ['Impressions', '4000'],
    ],
    kept: { level: 1, placement_type: 'display', payload: 0.5, completion_rate: null },
  },
  {
    stage: 'delivery',
    name: 'Level 2',
    picks: [['Level', /^2/], ...place('Italy')],
    types: [
      ['Payload', '3'],
      ['Completion rate', '0,8'],
      ['Impressions', '4000'],
    ],
    kept: { level: 2, placement_type: 'video_hai', payload: 3, completion_rate: 0.8 },
  },
  {
    stage: 'delivery',
    name: 'Level 3',
    picks: [
      ['Level', /^3/],
      ['Country', 'Italy'],
    ],
    types: [
      ['Payload', '1.5'],
      ['Fixed ratio', '0,65'],
      ['Impressions', '4000'],
    ],
    kept: {
      level: 3,
      placement_type: null,
      payload: 1.5,
      region: null,
      fixed_ratio: 0.65,
      mobile_ratio: 0.35,
    },
  },
  {
    stage: 'consumption',
    name: 'Level 0',
    picks: [
      ['Placement type', 'Video (HAI)'],
      ['Device', 'TV'],
      ['Country', 'Austria'],
    ],
    types: [['Impressions', '300']],
    kept: { level: 0, placement_type: 'video_hai', device_type: 'tv', view_time: null, impressions: 300 },
  },
  {
    stage: 'consumption',
    name: 'Level 1',
    picks: [
      ['Level', /^1/],
      ['Device', 'Tablet'],
      ['Country', 'Austria'],
    ],
    types: [
      ['View time', '12'],
      ['Impressions', '300'],
    ],
    kept: { level: 1, placement_type: null, device_type: 'tablet', view_time: 12 },
  },
];

/** Adds a row on its stage's page and waits until it appears in the table. */
export async function addRow(page: Page, { name, picks = [], types = [] }: RowCase) {
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const form: Locator = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const [label, option] of picks) await choose(form, label, option);
  for (const [label, text] of types) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Save row' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
}

const picture = path.join(import.meta.dirname, '../fixtures/seeding-1200x675.jpg');

/** The pages of somebody who has everything, and of the operator. */
export type Furnished = { token: string; operatorToken: string; paths: string[] };

/** An organization with a row in each stage, a picture with a finished job, and a person waiting to join. */
export async function furnished(request: APIRequestContext, name: string): Promise<Furnished> {
  const { id: organization, token } = await subscribed(request, name);
  const headers = bearer(token);
  const id = await campaign(request, token, 'Larch 2026');
  const where = { country: 'Germany', region: 'Europe' };
  const rows: [string, object][] = [
    [
      'storages',
      { name: 'L1', payload: 1234.5, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    ],
    [
      'selections',
      {
        name: 'L2',
        level: 1,
        buy_type: 'programmatic',
        ads_txt_lines: 700,
        placement_type: 'video',
        impressions: 5000,
        ...where,
      },
    ],
    ['deliveries', { name: 'L3', level: 0, placement_type: 'video_no_hai', impressions: 4000, ...where }],
    [
      'consumptions',
      {
        name: 'L4',
        level: 0,
        placement_type: 'video_hai',
        device_type: 'tv',
        impressions: 300,
        country: 'Austria',
      },
    ],
  ];
  for (const [collection, data] of rows) {
    const made = await request.post(`/api/campaigns/${id}/${collection}`, { headers, data });
    expect(made.ok(), await made.text()).toBe(true);
  }
  const uploaded = await request.post('/api/images', {
    headers,
    multipart: {
      file: { name: 'l.jpg', mimeType: 'image/jpeg', buffer: await readFile(picture) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const image = (await uploaded.json()).data.id;
  const job = await request.post(`/api/images/${image}/magic`, {
    headers,
    data: { mode: 'lightweighting', images: [image], target: 0.96 },
  });
  expect(job.ok(), await job.text()).toBe(true);
  await expect
    .poll(async () => (await read(request, token, `/images/${image}/magic`)).data[0]?.status, {
      timeout: 60_000,
    })
    .toBe('completed');

  const guestEmail = `guest@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const guest = await account(request, guestEmail, 'L6');
  const { id: person } = await read(request, guest, '/user');
  await request.put(`/api/user/${person}`, {
    headers: bearer(guest),
    data: { organization_id: organization },
  });
  return {
    token,
    operatorToken: await account(request, operator, 'Operator'),
    paths: [
      '/app',
      '/org',
      '/openghg',
      '/openghg/benchmarks',
      '/openghg/methodology',
      ...['overview', 'storage', 'selection', 'delivery', 'consumption'].map(
        (tab) => `/openghg/${id}/${tab}`,
      ),
      '/creativeli',
      ...['overview', 'optimize', 'jobs'].map((tab) => `/creativeli/${image}/${tab}`),
    ],
  };
}
