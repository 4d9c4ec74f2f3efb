import { expect, type Page, test } from '@playwright/test';
import { account } from './support/api.ts';
import { logIn } from './support/people.ts';

/** Fails on any error of the page, such as a hydration mismatch. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test('the sign-in page is seen before its code, which takes it over as it is', async ({ page }) => {
      const complaints = listen(page);
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await sent;
        await route.continue();
      });
      const loaded = page.goto('/login');
      const heading = page.locator('h1');
      await expect(heading).toHaveText('Welcome to Leaf');
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect(page.locator('#root')).toHaveAttribute('inert');
      // Whoever waits long sees that something is still on its way.
      const bar = () =>
        page.locator('#root').evaluate((root) => getComputedStyle(root, '::before').animationName);
      expect(await bar()).toBe('leaf-awaited');
      await heading.evaluate((element) => element.setAttribute('data-seen', ''));
      // Like a password manager.
      await page.locator('input[autocomplete=username]').evaluate((input: HTMLInputElement) => {
        input.value = 'ana@example.org';
      });

      send();
      await loaded;
      const forgot = page.getByRole('link', { name: 'Forgot Password' });
      await expect(forgot).toHaveAttribute('href', '/forgot?email=ana%40example.org');
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(heading).toHaveAttribute('data-seen');
      expect(await bar()).toBe('none');
      await page.getByRole('tab', { name: 'Create Account' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.org');
      expect(complaints).toEqual([]);
    });
  });

test('the scheme chosen stays', async ({ page }) => {
  await page.goto('/login');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Switch to dark scheme' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light scheme' })).toBeVisible();
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light scheme' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark scheme' })).toBeVisible();
});

test('what there is to say is still there after the page is loaded anew', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('/login');
  await page.evaluate(() => history.replaceState({ idx: 0, usr: { notice: 'Your session ended.' } }, ''));
  await page.reload();
  await expect(page.getByText('Your session ended.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEditable();
  expect(complaints).toEqual([]);
});

for (const url of ['/login', '/app'])
  test(`without its code ${url} says so`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    await expect(page.getByRole('alert')).toHaveText(
      'Leaf could not be loaded. Check your connection and load the page again.',
    );
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

test.describe('a reader of French', () => {
  test.use({ locale: 'fr-FR' });

  test('is told in French that the code is missing', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'Leaf n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

for (const [what, lacking] of [
  ['an interface', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ['a selector', () => Object.assign(CSS, { supports: (text: string) => !text.includes(':has') })],
] as const)
  for (const url of ['/login', '/app'])
    test(`a browser that lacks ${what} is told so on ${url}`, async ({ page }) => {
      const complaints = listen(page);
      await page.addInitScript(lacking);
      await page.goto(url);
      await expect(page.getByRole('alert')).toHaveText(
        'Your browser is too old for Leaf. Please use a current Chrome, Edge, Firefox or Safari.',
      );
      await expect(page.getByLabel('Email')).toHaveCount(0);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      expect(complaints).toEqual([]);
    });

test('a browser without AbortSignal.any and URL.canParse signs in', async ({ page }) => {
  await account(page.request, 'old@browser.example', 'Old');
  await page.addInitScript(() => {
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    Reflect.deleteProperty(URL, 'canParse');
  });
  await logIn(page, 'old@browser.example');
  await expect(page).toHaveURL(/\/pick-org$/);
});

test('a script of somebody else that cannot be loaded changes nothing', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: 'http://localhost:9/else.js' });
        script.addEventListener('error', resolve);
        document.head.append(script);
      }),
  );
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without JavaScript it says so', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/login');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.close();
});

test('the bare address leads to it', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  expect(complaints).toEqual([]);
});
