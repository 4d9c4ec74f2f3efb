import { expect, type Page, test } from '@playwright/test';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';
import { password } from './support/people.ts';

const names = async (page: Page, token: string, path: string) =>
  (await read(page.request, token, path)).data.map(({ name }: { name: string }) => name);

/** The addresses of the stylesheets that have come; one that failed refuses to show its rules. */
const styles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => {
      try {
        return sheet.cssRules.length > 0 ? (sheet.href ?? '') : '';
      } catch {
        return '';
      }
    }),
  );
const stylesOfBenchmarks = expect.stringMatching(/\/benchmarks-.*\.css$/);

test('a session that ends in the middle of a form goes on where it was', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Larch Media');
  const id = await campaign(page.request, token, 'Spring');
  await open(page, token, `/openghg/${id}/storage`);
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Masters');
  await page.getByRole('textbox', { name: 'SSD copies' }).fill('1');
  await page.request.post('/api/logout', { headers: bearer(token) });
  await page.getByRole('button', { name: 'Save row' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  const renewed = await page.evaluate(() => localStorage.getItem('token'));
  expect(await names(page, renewed ?? '', `/campaigns/${id}/storages`)).toEqual(['Masters']);
});

test('without a connection nothing typed is lost and nothing is sent twice', async ({ page, context }) => {
  const { token } = await subscribed(page.request, 'Maple Media');
  await open(page, token, '/openghg');
  const name = page.getByRole('textbox', { name: 'Name' });
  const create = page.getByRole('button', { name: 'Create campaign' });
  await name.fill('Autumn');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Failed to create campaign');
  await expect(name).toHaveValue('Autumn');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();

  // The server carries out the request, but its response is lost.
  let lost = 0;
  await page.route('**/api/campaigns', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect.poll(() => lost).toBe(1);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await create.dblclick();
  await expect(page.getByRole('link', { name: 'Open Autumn' })).toBeVisible();
  expect(await names(page, token, '/campaigns')).toEqual(['Autumn']);
});

test('a new release under an open tab loads it anew, once', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Nettle Media');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await open(page, token, '/app');
  await expect(page.getByRole('heading', { name: 'Select Utility' })).toBeVisible();
  // The files of the release that the tab was loaded with no longer exist.
  await page.route(/assets\/benchmarks-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const before = loads;
  await page.getByRole('link', { name: /Campaign emissions/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Benchmarks' }).click();
  const failed = page.getByText('This page could not be loaded. Check your connection and try again.');
  await expect(failed).toBeVisible();
  expect(loads - before).toBe(1);
  await page.unroute(/assets\/benchmarks-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Benchmarks' })).toBeVisible();
});

test('the sign-in page whose code does not come is loaded anew once, then says so', async ({ page }) => {
  await page.route(/assets\/signed-in-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const signIn = async () => {
    await page.getByLabel('Email', { exact: true }).pressSequentially('ana@example.org');
    await page.getByLabel('Password', { exact: true }).pressSequentially(password);
    await page.keyboard.press('Enter');
  };
  await signIn();
  await expect.poll(() => loads).toBe(1);
  await signIn();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ana@example.org');
  expect(loads).toBe(1);
});

test('a form before the login that was begun is sent after a new release', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const code = page.waitForResponse(/assets\/signed-in-.*\.js$/);
  await page.getByLabel('Email', { exact: true }).pressSequentially('sorrel@example.org');
  await code;
  await page.waitForLoadState('networkidle');
  await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Username', { exact: true }).fill('Sorrel');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Account created\./)).toBeVisible();
});

test('a page opened without a connection is shown once there is one', async ({ page, context }) => {
  const { token } = await subscribed(page.request, 'Orchard Media');
  await campaign(page.request, token, 'Winter');
  await open(page, token, '/openghg');
  await expect(page.getByRole('link', { name: 'Open Winter' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Benchmarks' }).click();
  const failed = page.getByText('This page could not be loaded. Check your connection and try again.');
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Benchmarks' })).toBeVisible();
  await expect(failed).toBeHidden();
  expect(await styles(page)).toContainEqual(stylesOfBenchmarks);
});

test('a page is not shown without its styles', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Quince Media');
  await open(page, token, '/openghg');
  const late = /assets\/benchmarks-.*\.css$/;
  await page.route(late, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Benchmarks' }).click();
  const failed = page.getByText('This page could not be loaded. Check your connection and try again.');
  await expect(failed).toBeVisible();
  await page.unroute(late);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Benchmarks' })).toBeVisible();
  expect(await styles(page)).toContainEqual(stylesOfBenchmarks);
});

test('code that does not come takes no page away', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Pine Media');
  await campaign(page.request, token, 'Winter');
  const late = /assets\/(signedInParts|EditCampaignDialog|ConfirmDialog|noticeParts)-.*\.js$/;
  await page.route(late, (route) => route.abort());
  await open(page, token, '/openghg');
  await expect(page.getByRole('link', { name: 'Open Winter' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await page.getByRole('link', { name: 'Open Winter' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'This part could not be shown.' });
  await expect(failed).toBeVisible();
  await page.goBack();

  // The question is asked all the same.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const remove = page.getByRole('button', { name: 'Delete Winter' });
  await remove.click();
  await expect.poll(() => questions.length).toBe(1);
  expect(questions[0]).toContain('Winter');
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(remove).toBeHidden();
  expect(await names(page, token, '/campaigns')).toEqual([]);

  await page.unroute(late);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('status').getByText('Spring')).toBeVisible();
});
