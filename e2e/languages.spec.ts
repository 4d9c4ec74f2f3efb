import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '../packages/ui/src/labels/languages.ts';
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

interface Journey {
  login: string;
  welcome: string;
  email: string;
  password: string;
  logIn: string;
  refused: RegExp;
  utility: string;
  campaigns: string;
  tabs: readonly string[];
  number: RegExp;
}

const journeys: Record<Exclude<Language, 'en'>, Journey> = {
  de: {
    login: 'Anmelden · Leaf',
    welcome: 'Willkommen bei Leaf',
    email: 'E-Mail',
    password: 'Passwort',
    logIn: 'Anmelden',
    refused: /^(?!.*Invalid).*(Passwort|E-Mail)/,
    utility: 'Werkzeug wählen',
    campaigns: 'Kampagnenemissionen',
    tabs: ['Übersicht', 'Speicherung', 'Auswahl', 'Auslieferung', 'Nutzung'],
    number: /1\.23/,
  },
  fr: {
    login: 'Connexion · Leaf',
    welcome: 'Bienvenue sur Leaf',
    email: 'E-mail',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    refused: /^(?!.*Invalid).*(mot de passe|e-mail)/i,
    utility: 'Choisir un outil',
    campaigns: 'Émissions des campagnes',
    tabs: ['Vue d’ensemble', 'Stockage', 'Sélection', 'Diffusion', 'Consommation'],
    number: /1\s23/,
  },
};

for (const [lang, spoken] of Object.entries(journeys))
  test.describe(`a reader of ${lang}`, () => {
    test.use({ locale: languages[lang as Language].locale });

    test('signs in and reads a campaign in it', async ({ page }) => {
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
      await expect(page).toHaveTitle(spoken.login);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken.welcome);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).not.toHaveAttribute('data-english');
      expect(complaints).toEqual([]);
      expect(await violations(page)).toEqual([]);

      await page.getByLabel(spoken.email).fill(email);
      const field = page.getByLabel(spoken.password, { exact: true });
      await field.fill('wrong horse battery');
      await page.getByRole('button', { name: spoken.logIn, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(spoken.refused);
      await field.fill(password);
      await page.getByRole('button', { name: spoken.logIn, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken.utility);

      await page.goto('/openghg');
      await expect(page).toHaveTitle(`${spoken.campaigns} · Leaf`);
      await page.goto(`/openghg/${id}/overview`);
      await expect(page).toHaveTitle(`Spring · ${spoken.campaigns}`);
      await page.setViewportSize({ width: 320, height: 800 });
      for (const tab of spoken.tabs) {
        const link = page.getByRole('navigation').getByRole('link', { name: tab, exact: true });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${tab} at 320 px`).toBeLessThanOrEqual(0);
        expect(await violations(page), tab).toEqual([]);
      }
      await page.goto(`/openghg/${id}/storage`);
      await expect(page.getByText(spoken.number).first()).toBeVisible();
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
  const foreign = () =>
    Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text())).then((texts) =>
      texts.filter((text) => Object.values(journeys).some(({ welcome }) => text.includes(welcome))),
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
