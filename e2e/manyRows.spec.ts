import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';

/** Gives a campaign delivery rows of one market. */
async function deliver(request: APIRequestContext, token: string, id: number, names: readonly string[]) {
  for (const name of names) {
    const created = await request.post(`/api/campaigns/${id}/deliveries`, {
      headers: bearer(token),
      data: {
        name,
        level: 0,
        country: 'Germany',
        region: 'Europe',
        impressions: 50_000,
        placement_type: 'display',
      },
    });
    expect(created.ok(), await created.text()).toBe(true);
  }
}

const head = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const names = ['One', 'Two', 'Three', 'Four'];

async function delivered(page: Page, organization: string) {
  const { token } = await subscribed(page.request, organization);
  const id = await campaign(page.request, token, 'Autumn');
  await deliver(page.request, token, id, names);
  await open(page, token, `/openghg/${id}/delivery`);
  await expect(head(page, 'Four')).toBeVisible();
  return { token, id, rows: () => read(page.request, token, `/campaigns/${id}/deliveries`) };
}

async function act(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('several rows are selected, deleted and undone', async ({ page }) => {
  const { rows } = await delivered(page, 'Maple Media');
  const before = await rows();
  await page.getByRole('checkbox', { name: 'Select Two' }).click();
  await page.keyboard.down('Shift');
  await page.getByRole('checkbox', { name: 'Select Four' }).click();
  await page.keyboard.up('Shift');
  await page.getByRole('button', { name: 'Delete 3 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('3 rows deleted.')).toBeVisible();
  await expect(head(page, 'Two')).toHaveCount(0);
  expect((await rows()).data).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo: 3 rows deleted.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 rows are back.')).toBeVisible();
  expect(await rows()).toEqual(before);
});

test('what was deleted is still brought back after a reload', async ({ page }) => {
  const { rows } = await delivered(page, 'Poplar Media');
  const before = await rows();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Delete 4 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No rows yet.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const list = page.getByRole('dialog', { name: 'Recently deleted' });
  await list.getByRole('button', { name: 'Restore Three' }).click();
  await expect(list.getByText('“Three” is back.')).toBeVisible();
  await list.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.getByRole('button', { name: 'Restore 3 selected' }).click();
  await expect(list.getByText('Nothing was deleted in the last 24 hours.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Recently deleted' })).toBeFocused();
  await expect(head(page, 'One')).toBeVisible();
  expect(await rows()).toEqual(before);
});

test('a row and a campaign are duplicated', async ({ page }) => {
  const { token, rows } = await delivered(page, 'Willow Media');
  await act(page, 'Two', 'Duplicate');
  await expect(head(page, 'Copy of Two')).toBeVisible();
  const { data } = await rows();
  const [two, copy] = ['Two', 'Copy of Two'].map((wanted) =>
    data.find(({ name }: { name: string }) => name === wanted),
  );
  expect(copy).toEqual({ ...two, id: copy.id, name: copy.name });

  await page.getByRole('link', { name: 'Back' }).click();
  await act(page, 'Autumn', 'Duplicate');
  await page.getByRole('link', { name: 'Open Copy of Autumn' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Delivery' }).click();
  await expect(head(page, 'Copy of Two')).toBeVisible();
  await expect(page).toHaveURL(/\/openghg\/\d+\/delivery$/);
  const id = page.url().split('/').at(-2);
  const copied = await read(page.request, token, `/campaigns/${id}/deliveries`);
  expect(copied.data.map(({ total_emissions }: { total_emissions: number }) => total_emissions)).toEqual(
    data.map(({ total_emissions }: { total_emissions: number }) => total_emissions),
  );
});

test('the country of all rows is set at once, and set back', async ({ page }) => {
  const { rows } = await delivered(page, 'Yew Media');
  const before = await rows();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change 4 rows' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('pola');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Change 4 rows' }).click();
  await expect(page.getByText('4 rows changed.')).toBeVisible();
  const countries = async () => (await rows()).data.map(({ country }: { country: string }) => country);
  expect(await countries()).toEqual(['Poland', 'Poland', 'Poland', 'Poland']);
  await page.getByRole('button', { name: 'Undo: 4 rows changed.' }).click();
  await expect(page.getByText('4 rows are as they were.')).toBeVisible();
  const plain = ({ version: _, ...row }: { version: number }) => row;
  expect((await rows()).data.map(plain)).toEqual(before.data.map(plain));
});

test('two people edit the same row: neither overwrites the other unawares', async ({ page, browser }) => {
  const { token, id, rows } = await delivered(page, 'Hazel Sisters');
  const other = await (await browser.newContext()).newPage();
  await open(other, token, `/openghg/${id}/delivery`);
  const edit = async (who: Page, impressions: string) => {
    await act(who, 'One', 'Edit');
    await who.getByRole('dialog').getByRole('textbox', { name: 'Impressions' }).click();
    await who.keyboard.type(impressions);
  };
  const save = (who: Page) => who.getByRole('dialog').getByRole('button', { name: 'Save row' }).click();
  await edit(page, '70000');
  await edit(other, '90000');
  await save(other);
  await expect(other.getByRole('dialog')).toBeHidden();
  await save(page);
  const question = page.getByRole('dialog', { name: 'Saved elsewhere meanwhile' });
  await expect(question.getByRole('row', { name: 'Impressions 70,000 90,000' })).toBeVisible();
  expect((await rows()).data[0]).toMatchObject({ impressions: 90_000 });
  await question.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await rows()).data[0]).toMatchObject({ impressions: 70_000 });
  await other.context().close();
});
