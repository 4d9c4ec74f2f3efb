import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type RefusalLanguage, wordProblem } from '../packages/api-client/src/refusals/languages.ts';
import { stages } from '../packages/emissions/src/stage.ts';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { bearer, campaign, subscribed } from './support/api.ts';
import { password } from './support/people.ts';

/** The violations that axe finds once loading and fading have ended. */
async function violations(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const { en: _, ...translations } = languages;

for (const [lang, { locale, words }] of Object.entries(translations))
  test.describe(`a reader of ${lang}`, () => {
    test.use({ locale });

    test('signs in and reads a campaign in it', async ({ page }) => {
      const { login, logInForm, utility, campaignDetailScreen: names } = await words();
      const { detail: refusal } = wordProblem({ code: 'wrong_credentials' }, lang as RefusalLanguage);
      const { words: ofPortal } = await import(`../packages/portal/src/app/language/words.${lang}.ts`);
      const { email, token } = await subscribed(page.request, `Larch ${lang}`);
      const id = await campaign(page.request, token, 'Spring');
      await page.request.post(`/api/campaigns/${id}/storages`, {
        headers: bearer(token),
        data: {
          name: 'Master',
          payload: 1234.5,
          ssd_copies: 1,
          hdd_copies: 1,
          lto_copies: 2,
          cloud_copies: 3,
        },
      });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', ({ message }) => complaints.push(message));
      // Records any English that is visible before.
      await page.addInitScript(() => {
        const watch = () => {
          const shown = document.documentElement.style.visibility !== 'hidden';
          if (shown && document.querySelector('h1')?.textContent === 'Welcome to Leaf')
            document.documentElement.dataset.english = '';
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });

      await page.goto('/login');
      await expect(page).toHaveTitle(ofPortal.titles.login);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).not.toHaveAttribute('data-english');
      expect(complaints).toEqual([]);
      expect(await violations(page)).toEqual([]);

      await page.getByLabel(logInForm.email).fill(email);
      const field = page.getByLabel(logInForm.password, { exact: true });
      await field.fill('wrong horse battery');
      const submit = page.getByRole('button', { name: logInForm.submit, exact: true });
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(refusal);
      await field.fill(password);
      await submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(utility.title);

      await page.goto('/openghg');
      await expect(page).toHaveTitle(ofPortal.titles.campaigns);
      await page.goto(`/openghg/${id}/overview`);
      await expect(page).toHaveTitle(ofPortal.titles.campaign('Spring'));
      await page.setViewportSize({ width: 320, height: 800 });
      for (const tab of [names.overview, ...stages.map((stage) => names[stage])]) {
        const link = page.getByRole('navigation').getByRole('link', { name: tab, exact: true });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${tab} at 320 px`).toBeLessThanOrEqual(0);
        expect(await violations(page), tab).toEqual([]);
      }
      await page.goto(`/openghg/${id}/storage`);
      await expect(page.getByText(new Intl.NumberFormat(locale).format(1234.5)).first()).toBeVisible();
    });
  });

test('a language that is chosen on the sign-in page is kept when it is loaded again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Leaf');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Leaf');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('an English reader downloads no other language', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  const welcomes = await Promise.all(
    Object.values(translations).map(async ({ words }) => (await words()).login.title),
  );
  const foreign = () =>
    Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text())).then((texts) =>
      texts.filter((text) => welcomes.some((welcome) => text.includes(welcome))),
    );
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email')).toBeEditable();
  expect(await foreign()).toHaveLength(0);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Leaf');
  expect(await foreign()).toHaveLength(1);
});

test.describe('words that do not load', () => {
  test.use({ locale: 'de-DE' });

  test('leave the page in English', async ({ page }) => {
    await page.route(/\/words\.de-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Leaf');
    await expect(page.getByLabel('Email')).toBeEditable();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
