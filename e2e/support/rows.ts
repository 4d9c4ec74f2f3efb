import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { collections } from '../../packages/api-client/src/operations/stages.ts';
import { methodRows } from '../../packages/emissions/src/examples.ts';
import { stages } from '../../packages/emissions/src/stage.ts';
import { rowFieldLabels } from '../../packages/ui/src/campaigns/row/fields.ts';
import { rowWords } from '../../packages/ui/src/campaigns/row/words.ts';
import { wordOf } from '../../packages/ui/src/labels/wordOf.ts';
import { account, bearer, campaign, read, subscribed } from './api.ts';
import { choose, operator } from './people.ts';

/** A row as entered by a user. */
export type EnteredRow = { name: string; [field: string]: string | number | null | undefined };

/** Fills in a field of a row's dialog: choices are picked from a list, numbers are typed. */
async function enter(form: Locator, field: keyof typeof rowFieldLabels, value: string | number) {
  const label = rowFieldLabels[field];
  if (typeof value === 'string') await choose(form, label, wordOf(rowWords, value));
  else if (field === 'level') await choose(form, label, new RegExp(`^${value}`));
  else await form.getByLabel(label).fill(`${value}`);
}

/** Adds a row on its stage's page and waits until it appears in the table. */
export async function addRow(page: Page, { name, buy_type, level, ...rest }: EnteredRow) {
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const form: Locator = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  // The other fields depend on these two. Only programmatic buys have levels.
  const levels = (buy_type ?? 'programmatic') === 'programmatic' ? { level } : {};
  for (const [field, value] of Object.entries({ buy_type, ...levels, ...rest })) {
    if (value != null) await enter(form, field as keyof typeof rowFieldLabels, value);
  }
  await form.getByRole('button', { name: 'Save row' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
}

const picture = path.join(import.meta.dirname, '../fixtures/seeding-1200x675.jpg');

/** Sessions of a user who has everything, and of the operator. */
export type Furnished = { token: string; operatorToken: string; paths: string[] };

/** An organization with a row in each stage, a picture with a finished job, and someone waiting to join. */
export async function furnished(request: APIRequestContext, name: string): Promise<Furnished> {
  const { id: organization, token } = await subscribed(request, name);
  const headers = bearer(token);
  const id = await campaign(request, token, 'Larch 2026');
  for (const [index, stage] of stages.entries()) {
    const data = { ...methodRows[stage][0], name: `L${index + 1}` };
    const created = await request.post(`/api/campaigns/${id}/${collections[stage]}`, { headers, data });
    expect(created.ok(), await created.text()).toBe(true);
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
      ...['overview', ...stages].map((tab) => `/openghg/${id}/${tab}`),
      '/creativeli',
      ...['overview', 'optimize', 'sizes'].map((tab) => `/creativeli/${image}/${tab}`),
    ],
  };
}
