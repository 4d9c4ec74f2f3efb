import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { account, open, organization, subscribed } from './support/api.ts';
import { codeFor } from './support/mail.ts';
import { choose, logIn, operator, password } from './support/people.ts';

/**
 * Presses a button like an impatient user: twice at once and Enter while the request is pending, and again
 * when the response has arrived but the code of the next page has not. Returns how many requests were sent.
 */
async function impatiently(
  page: Page,
  button: Locator,
  call: RegExp,
  then: () => Promise<unknown>,
  leaves = false,
) {
  const requests: string[] = [];
  let answer = () => {};
  let show = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const isCall = (method: string, url: string) => call.test(`${method} ${new URL(url).pathname}`);
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isCall(request.method(), request.url())) return route.fallback();
    requests.push(request.url());
    await answered;
    await route.continue();
  });
  const handle = await button.elementHandle();
  const box = await button.boundingBox();
  const response = page.waitForResponse((one) => isCall(one.request().method(), one.url()));
  await button.dblclick();
  await page.keyboard.press('Enter');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.route(/\/assets\/.*\.js$|\/sandbox\//, async (route) => {
    await shown;
    await route.continue();
  });
  answer();
  await (await response).finished();
  if (leaves) {
    // A page that is about to be replaced cannot be queried.
    for (let press = 0; press < 3; press += 1)
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { delay: 30 });
  } else {
    // Whatever is rendered between the response and the next page.
    for (let frame = 0; frame < 5; frame += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await handle?.evaluate((one) => one instanceof HTMLElement && one.click());
    }
  }
  show();
  await then();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return requests.length;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

test('an account is made, verified, entered and given a new password once each', async ({ page }) => {
  const email = 'ivo@twice.example';
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill('Ivo');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  const signedUp = await impatiently(page, button(page, 'Create Account'), /^POST .*\/user$/, () =>
    expect(page.getByText('6-digit activation code')).toBeVisible(),
  );
  expect(signedUp, 'sign-up').toBe(1);

  await page.goto(`/activate?email=${email}`);
  const code = page.getByRole('textbox', { name: 'Activation code' });
  const digits = await codeFor(page.request, email);
  await code.fill(digits.slice(0, 5));
  let activations = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/activate')) activations += 1;
  });
  // The sixth digit submits the code.
  await code.press('End');
  await page.keyboard.type(digits.slice(5));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(activations, 'activation').toBe(1);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const loggedIn = await impatiently(page, button(page, 'Log In'), /^POST .*\/login$/, () =>
    expect(page).toHaveURL(/\/pick-org$/),
  );
  expect(loggedIn, 'login').toBe(1);

  await page.goto(`/forgot?email=${email}`);
  const forgot = await impatiently(page, button(page, 'Send reset code'), /^POST .*\/forgot$/, () =>
    expect(page).toHaveURL(/\/reset/),
  );
  expect(forgot, 'forgotten password').toBe(1);

  await page.getByLabel('Reset code').fill(await codeFor(page.request, email));
  await page.getByLabel('New password').fill('another long password');
  await page.getByLabel('Confirm password').fill('another long password');
  const reset = await impatiently(page, button(page, 'Reset password'), /^POST .*\/reset$/, () =>
    expect(page).toHaveURL(/\/login$/),
  );
  expect(reset, 'new password').toBe(1);
});

test('an organization is created, approved, joined and subscribed to once each', async ({
  page,
  browser,
}) => {
  const token = await account(page.request, 'jo@twice.example', 'Jo');
  await open(page, token, '/pick-org');
  await page.getByLabel('Organization name').fill('Twice Media');
  const created = await impatiently(page, button(page, 'Create'), /^POST .*\/organization$/, () =>
    expect(page).toHaveURL(/\/login$/),
  );
  expect(created, 'creation').toBe(1);

  const own = await browser.newPage();
  await account(own.request, operator, 'Operator');
  await logIn(own, operator);
  const approve = own.getByRole('button', { name: 'Approve Twice Media' });
  const approved = await impatiently(own, approve, /^POST .*\/validate\/organization$/, () =>
    expect(approve).toBeHidden(),
  );
  expect(approved, 'approval').toBe(1);
  await own.close();

  const kim = await account(page.request, 'kim@twice.example', 'Kim');
  await open(page, kim, '/pick-org');
  await choose(page.getByRole('main'), 'Organization', 'Twice Media');
  const joined = await impatiently(page, button(page, 'Request to join'), /\/user\/\d+$/, () =>
    expect(page).toHaveURL(/\/pending-approval/),
  );
  expect(joined, 'joining').toBe(1);

  await open(page, await account(page.request, 'jo@twice.example', 'Jo'), '/subscribe');
  const checkout = await impatiently(
    page,
    button(page, 'Choose Basic'),
    /^GET .*\/checkout$/,
    () => expect(page).toHaveURL(/\/sandbox\/checkout\//),
    true,
  );
  expect(checkout, 'checkout').toBe(1);
  await page.getByRole('button', { name: /subscribe|trial/i }).click();
  await expect(page.getByRole('heading', { name: 'Select Utility' })).toBeVisible();

  await page.goto('/org');
  const managed = await impatiently(
    page,
    button(page, 'Manage Subscription'),
    /^GET .*portal/,
    () => expect(page).toHaveURL(/\/sandbox\//),
    true,
  );
  expect(managed, 'managing the subscription').toBe(1);
});

test('a campaign, a row and a job are created once each, and deleted once each', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Aspen Media');
  await open(page, token, '/openghg');
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice');
  const created = await impatiently(page, button(page, 'Create campaign'), /^POST .*\/campaigns$/, () =>
    expect(page.getByRole('link', { name: 'Open Twice' })).toHaveCount(1),
  );
  expect(created, 'campaign').toBe(1);

  await page.getByRole('link', { name: 'Open Twice' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Storage' }).click();
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Masters');
  await dialog.getByRole('textbox', { name: 'SSD copies' }).fill('1');
  const save = dialog.getByRole('button', { name: 'Save row' });
  const added = await impatiently(page, save, /^POST .*\/storages$/, () => expect(dialog).toBeHidden());
  expect(added, 'row').toBe(1);
  await expect(page.getByRole('rowheader', { name: 'Masters' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete Masters' }).click();
  const agree = dialog.getByRole('button', { name: 'Delete', exact: true });
  const deleted = await impatiently(page, agree, /^DELETE /, () =>
    expect(page.getByRole('rowheader', { name: 'Masters' })).toHaveCount(0),
  );
  expect(deleted, 'deletion').toBe(1);

  await page.goto('/creativeli');
  await page
    .locator('input[type=file]')
    .setInputFiles(path.join(import.meta.dirname, 'fixtures/seeding-1200x675.jpg'));
  await page.getByRole('link', { name: 'View seeding-1200x675.jpg' }).click();
  await page.getByRole('link', { name: 'Optimize' }).click();
  const job = await impatiently(page, button(page, 'Create Job'), /^POST .*\/magic$/, () =>
    expect(page.getByText('Optimization job created successfully.')).toBeVisible(),
  );
  expect(job, 'job').toBe(1);
});

test('an organization is renamed and deleted once each', async ({ page }) => {
  const aster = await organization(page.request, { name: 'Aster Media', claims_member: true });
  await open(page, aster.token, '/org');
  await page.getByLabel('Organization name').fill(`${aster.name} Group`);
  const renamed = await impatiently(page, button(page, 'Rename'), /^PUT /, () =>
    expect(page.getByText('The organization has its new name.')).toBeVisible(),
  );
  expect(renamed, 'renaming').toBe(1);

  await page.getByLabel(`Type “${aster.name} Group” to confirm`).fill(`${aster.name} Group`);
  await button(page, 'Delete organization').click();
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  const deleted = await impatiently(page, agree, /^DELETE .*\/organization/, () =>
    expect(page).toHaveURL(/\/login$/),
  );
  expect(deleted, 'deletion').toBe(1);
});
