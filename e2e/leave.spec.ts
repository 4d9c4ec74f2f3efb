import { expect, type Page, test } from '@playwright/test';
import { campaign, open, subscribed } from './support/api.ts';

/** Opens storage, then selection, of a new campaign, so that there is a page to go back and forward to. */
async function between(page: Page, organization: string) {
  const { token } = await subscribed(page.request, organization);
  const id = await campaign(page.request, token, 'Half done');
  await open(page, token, `/openghg/${id}/storage`);
  await page.getByRole('navigation').getByRole('link', { name: 'selection' }).click();
  await expect(page.getByRole('button', { name: 'Add Row' })).toBeEnabled();
  return (tab: string) => `/openghg/${id}/${tab}`;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

/** Uses the browser's own buttons, without waiting for another page. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

test('Back asks before a half-filled row is lost, as often as it is pressed', async ({ page }) => {
  const of = await between(page, 'Juniper Media');
  await page.getByRole('button', { name: 'Add Row' }).click();
  const form = page.getByRole('dialog', { name: 'Add selection row' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Spring');
  for (const _ of ['once', 'twice']) {
    await goBack(page);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${of('selection')}$`));
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring');
  }
  await goBack(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`${of('storage')}$`));
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The previous page is unchanged, and nothing was saved.
  await goForward(page);
  await expect(page).toHaveURL(new RegExp(`${of('selection')}$`));
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('Forward asks before a half-filled row is lost', async ({ page }) => {
  const of = await between(page, 'Kapok Media');
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${of('storage')}$`));
  await page.getByRole('button', { name: 'Add Row' }).click();
  const name = page.getByRole('dialog', { name: 'Add storage row' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Masters');
  await goForward(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`${of('storage')}$`));
  await expect(name).toHaveValue('Masters');
  await goForward(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`${of('selection')}$`));
  await expect(page.getByRole('heading', { name: 'Selection' })).toBeVisible();
});

test('Back asks before an import that is not finished is lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const of = await between(page, 'Lime Media');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await page.evaluate(() =>
    navigator.clipboard.writeText('Name\tCountry\tImpressions\nSpring\tGermany\t1000'),
  );
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  await goBack(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByText(/rows? added\.$/)).toBeVisible();
  // There is nothing left to lose.
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${of('selection')}$`));
  await expect(page.getByRole('rowheader', { name: 'Spring' })).toBeVisible();
});

test('an empty form, a discarded one and a saved one are left without a question', async ({ page }) => {
  const of = await between(page, 'Maple Media');
  const add = page.getByRole('button', { name: 'Add Row' });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add selection row' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeVisible();
  await goForward(page);
  await add.click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Spring');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${of('storage')}$`));
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back asks before a changed campaign is lost, and leads away from a page reached by its skip link', async ({
  page,
}) => {
  const { token } = await subscribed(page.request, 'Nutmeg Media');
  const id = await campaign(page.request, token, 'Half done');
  await open(page, token, '/openghg');
  await page.getByRole('link', { name: 'Open Half done' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Second flight');
  await page.evaluate(() => history.go(-2));
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/openghg/${id}/overview`));
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Campaign emissions' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await page.keyboard.type('Autumn');
  await page.getByRole('main').getByRole('link', { name: 'Benchmarks' }).click();
  await expect(question(page)).toBeVisible();
});
