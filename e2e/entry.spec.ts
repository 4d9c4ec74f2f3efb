import { expect, type Page, test } from '@playwright/test';
import { campaign, open, subscribed } from './support/api.ts';
import { choose } from './support/people.ts';

/** Uses only keys and clicks, like a user, never `fill`. */
async function dialogOf(page: Page, organization: string, stage: string) {
  const { token } = await subscribed(page.request, organization);
  const id = await campaign(page.request, token, 'By hand');
  await open(page, token, `/openghg/${id}/${stage}`);
  await page.getByRole('button', { name: 'Add Row' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  return { form, token, id };
}

test('what is typed takes the place of a default, reached by Tab', async ({ page }) => {
  const { form } = await dialogOf(page, 'Aspen Media', 'selection');
  const impressions = form.getByRole('textbox', { name: 'Impressions' });
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await impressions.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(impressions).toBeFocused();
  await page.keyboard.type('50000');
  await expect(impressions).toHaveValue('50,000');
});

test('what is typed takes the place of a default that was clicked, wherever the click lands', async ({
  page,
}) => {
  const { form } = await dialogOf(page, 'Birch Media', 'delivery');
  const impressions = form.getByRole('textbox', { name: 'Impressions' });
  const { width, height } = (await impressions.boundingBox()) ?? { width: 0, height: 0 };
  for (const x of [3, width / 2, width - 3]) {
    await impressions.click({ position: { x, y: height / 2 } });
    await page.keyboard.type('50000');
    await expect(impressions).toHaveValue('50,000');
    await form.getByRole('textbox', { name: 'Name' }).click();
  }
});

test('a second click sets the caret, and grouping leaves it there', async ({ page }) => {
  const { form } = await dialogOf(page, 'Cedar Media', 'delivery');
  const impressions = form.getByRole('textbox', { name: 'Impressions' });
  const { height } = (await impressions.boundingBox()) ?? { height: 0 };
  await impressions.click();
  await page.keyboard.type('1000');
  await expect(impressions).toHaveValue('1,000');
  await impressions.click({ position: { x: 3, y: height / 2 } });
  await page.keyboard.type('25');
  await expect(impressions).toHaveValue('251,000');
  await page.keyboard.type('9');
  await expect(impressions).toHaveValue('2,591,000');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(impressions).toHaveValue('21,000');
});

test('defaults of storage are typed over, and letters never make another number', async ({ page }) => {
  const { form } = await dialogOf(page, 'Damson Media', 'storage');
  await page.keyboard.type('Masters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await expect(form.getByRole('textbox', { name: 'Payload' })).toHaveValue('50');
  const copies = form.getByRole('textbox', { name: 'SSD copies' });
  await expect(copies).toHaveValue('2');
  await page.keyboard.type('k');
  await expect(copies).toHaveValue('2');
  await expect(form.getByText('“k” was left out')).toBeVisible();
});

test('a view time with a decimal mark is refused, not made ten times as long', async ({ page }) => {
  const { form } = await dialogOf(page, 'Elder Media', 'consumption');
  await page.keyboard.type('Feed');
  await choose(form, 'Level', /^1/);
  await form.getByRole('textbox', { name: 'View time' }).click();
  await page.keyboard.type('3.0');
  await expect(form.getByRole('textbox', { name: 'View time' })).toHaveValue('3.0');
  await form.getByRole('button', { name: 'Save row' }).click();
  await expect(form.getByText('Enter the view time in whole seconds.')).toBeVisible();
});

test('a half-filled row is not lost to Escape, the close button or a slip of the mouse', async ({ page }) => {
  const { form } = await dialogOf(page, 'Fir Media', 'storage');
  await page.keyboard.type('Masters');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Add storage row' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Masters');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('rows that make no sense are questioned, and saved if one insists', async ({ page }) => {
  const { form } = await dialogOf(page, 'Gorse Media', 'storage');
  await page.keyboard.type('Masters');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Without a copy anywhere this row counts as 0.00 kg CO2e.')).toBeVisible();
  await form.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
});

test('several rows of one market are added in one go', async ({ page }) => {
  const { form } = await dialogOf(page, 'Hawthorn Media', 'delivery');
  for (const [name, count] of [
    ['Banners', '50000'],
    ['Skins', '1200000'],
  ] as const) {
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(count);
    if (name === 'Banners') {
      await form.getByRole('combobox', { name: 'Country' }).click();
      await page.keyboard.type('germ');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('combobox', { name: 'Region' })).toHaveValue('Europe');
    }
    await form.getByRole('button', { name: 'Save and add another' }).click();
  }
  await expect(form.getByText('2 rows added.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /Skins.*1,200,000/ })).toBeVisible();
});
