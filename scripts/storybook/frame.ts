import { expect } from '@playwright/test';
import { chromium, type FrameLocator, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { messageOf } from '../packages/results.ts';
import { firstStories, readEntries } from './entries.ts';
import { spoken } from './modes.ts';
import { openPage, settled } from './tab.ts';

const preview = '#storybook-preview-iframe';

/** A choice in the toolbar: its menu, its name there, its form in the address, and its effect on a story. */
type Choice = {
  menu: string;
  item: string;
  address: string;
  /**
   * A property of the story's look, and its value with this choice; without a value, any other than the
   * initial one.
   */
  look: keyof Look;
  value?: string;
  /** Whether it is part of the address that makes many choices at once. */
  together?: boolean;
};

const choices: readonly Choice[] = [
  { menu: 'Colour scheme', item: 'Light', address: 'theme:light', look: 'scheme', value: 'light' },
  {
    menu: 'Colour scheme',
    item: 'Dark',
    address: 'theme:dark',
    look: 'scheme',
    value: 'dark',
    together: true,
  },
  { menu: 'Colour scheme', item: 'Side by side', address: 'theme:both', look: 'sides', value: '2' },
  { menu: 'Brand', item: 'Harbour', address: 'brand:harbour', look: 'brand' },
  { menu: 'Brand', item: 'Kiln', address: 'brand:kiln', look: 'brand', together: true },
  ...spoken.map(([value, { name, locale }], index) => ({
    menu: 'Language, numbers and dates',
    item: name,
    address: `locale:${locale}`,
    look: 'language' as const,
    value,
    together: index === 0,
  })),
  { menu: 'Language, numbers and dates', item: 'Pseudo', address: 'locale:en-XA', look: 'words' },
  {
    menu: 'Writing direction',
    item: 'Right to left',
    address: 'direction:rtl',
    look: 'direction',
    value: 'rtl',
  },
  { menu: 'Data of the usual state', item: 'Empty', address: 'data:empty', look: 'words', together: true },
  { menu: 'Data of the usual state', item: 'Extreme', address: 'data:extreme', look: 'words' },
  { menu: 'Data of the usual state', item: 'Failing', address: 'data:failing', look: 'words' },
  {
    menu: 'Density',
    item: 'Compact',
    address: 'density:compact',
    look: 'space',
    value: '12px',
    together: true,
  },
  { menu: 'Text size', item: 'Text 150%', address: 'textSize:large', look: 'letters', value: '24px' },
  {
    menu: 'Text size',
    item: 'Text 200%',
    address: 'textSize:double',
    look: 'letters',
    value: '32px',
    together: true,
  },
  {
    menu: 'Text spacing of WCAG 1.4.12',
    item: 'Wide spacing',
    address: 'textSpacing:wide',
    look: 'spacing',
    together: true,
  },
  { menu: 'Forced colours', item: 'Forced colours', address: 'contrast:forced', look: 'ground' },
  {
    menu: 'Motion',
    item: 'Reduced motion',
    address: 'motion:reduced',
    look: 'motion',
    value: '0.001s',
    together: true,
  },
];

const lookOf = (frame: FrameLocator) =>
  frame.locator('#storybook-root').evaluate((root) => {
    const page = document.documentElement;
    const leaf = root.querySelector('[data-leaf]') ?? page;
    const button = root.querySelector('button') ?? root;
    const style = getComputedStyle(button);
    const variable = (name: string) => getComputedStyle(leaf).getPropertyValue(name).trim();
    return {
      scheme: page.getAttribute('data-mantine-color-scheme') ?? '',
      sides: String(root.querySelectorAll('.leaf-side, .leaf-twin').length),
      brand: variable('--leaf-brand'),
      language: page.lang,
      // That there are no such data is not another look.
      words: (root.textContent ?? '').replace(root.querySelector('.leaf-note')?.textContent ?? '', ''),
      direction: getComputedStyle(root).direction,
      space: /[\d.]+(?:px|rem)/.exec(variable('--mantine-spacing-md'))?.[0] ?? '',
      letters: getComputedStyle(page).fontSize,
      spacing: style.letterSpacing,
      ground: [...root.querySelectorAll('button')].map((one) => getComputedStyle(one).backgroundColor).join(),
      motion: style.transitionDuration,
    };
  });
type Look = Awaited<ReturnType<typeof lookOf>>;

/** Waits until a property of the story's look has the expected value; otherwise reports the actual one. */
async function becomes(
  frame: FrameLocator,
  look: keyof Look,
  isWanted: (now: string) => boolean,
): Promise<string[]> {
  let now = '';
  try {
    await expect
      .poll(
        async () => {
          now = (await lookOf(frame))[look];
          return isWanted(now);
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    return [];
  } catch {
    return [`${look} is ${now.slice(0, 60)}`];
  }
}

const differs = (frame: FrameLocator, before: Look, { look, value }: Choice) =>
  becomes(frame, look, (now) => (value === undefined ? now !== before[look] : now === value));

/** The button of a menu; its name ends with the choice that has been made. */
const menuButton = (page: Page, menu: string) =>
  page.getByRole('button', { name: new RegExp(`^${menu}( |$)`) });

/** Makes a choice in a menu of the toolbar. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await menuButton(page, menu).click();
  await page.getByRole('option', { name: new RegExp(`^${item}`) }).click();
}

/**
 * Checks the manager with the front page; each choice of the toolbar, and its reset; and an address that
 * makes many choices.
 */
export async function visitFrame(base: string): Promise<[name: string, found: string[]][]> {
  const all: [string, string[]][] = [];
  const browser = await chromium.launch(chromiumLaunch);
  const { page, heard } = await openPage(
    await browser.newContext({
      colorScheme: 'light',
      locale: 'en-GB',
      viewport: { width: 1600, height: 900 },
    }),
    new URL(base).origin,
  );
  page.setDefaultTimeout(settled);
  const attempt = async (name: string, act: () => Promise<string[]>) => {
    const found = await act().catch((reason) => [`not done: ${messageOf(reason).split('\n')[0]}`]);
    all.push([name, [...found, ...heard.splice(0)]]);
  };
  /** Frames that are left or loaded again drop what they were loading. */
  const forgetDropped = () => {
    const left = heard.splice(0).filter((fault) => !fault.includes('net::ERR_FAILED'));
    heard.push(...left);
  };
  const frame = page.frameLocator(preview);
  await attempt('the front page', async () => {
    await page.goto(base, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Introduction' }).first().waitFor();
    await frame.locator('.leaf-front h1').waitFor();
    return [];
  });

  const story = [...firstStories(readEntries())].find(({ title }) => title.endsWith('/CampaignListScreen'));
  const open = async (chosen = '') => {
    await page.goto(`${base}?path=/story/${story?.id}${chosen}`);
    await frame.locator('#storybook-root button:visible').first().waitFor();
  };
  await attempt('quiet at first', async () => {
    await open();
    const said: string[] = [];
    for (const menu of new Set(choices.map((choice) => choice.menu))) {
      const text = await menuButton(page, menu).textContent();
      if (text) said.push(`${menu} says ${text}`);
    }
    return said;
  });
  const before = await lookOf(frame);
  for (const choice of choices)
    await attempt(`${choice.menu}: ${choice.item}`, async () => {
      const { menu, item, address, look } = choice;
      await choose(page, menu, item);
      const found = await differs(frame, before, choice);
      if (!page.url().includes(address)) found.push(`the address lacks ${address}`);
      await expect(menuButton(page, menu), 'the chosen item').toContainText(item);
      await choose(page, menu, 'Back to');
      const back = await becomes(frame, look, (now) => now === before[look]);
      return [...found, ...back.map((fault) => `taken back, ${fault}`)];
    });

  const together = choices.filter(({ together: isTogether }) => isTogether);
  await attempt('an address', async () => {
    await open(`&globals=${together.map(({ address }) => address).join(';')}`);
    const found: string[] = [];
    for (const choice of together) found.push(...(await differs(frame, before, choice)));
    return found;
  });
  await attempt('a dialog side by side', async () => {
    await page.goto(
      `${base}?path=/story/components-feedback-confirmdialog--default&globals=theme:both&args=title:Autumn`,
    );
    const inDark = frame.frameLocator('.leaf-twin').getByRole('dialog', { name: 'Autumn' });
    await inDark.waitFor();
    const light = await frame.getByRole('dialog', { name: 'Autumn' }).boundingBox();
    const dark = await inDark.boundingBox();
    forgetDropped();
    return light && dark && light.x + light.width < dark.x ? [] : ['one covers the other'];
  });
  await attempt('a picture of the advice', async () => {
    await page.goto(`${base}?path=/docs/${story?.title.toLowerCase().replaceAll('/', '-')}--docs`);
    const found: string[] = [];
    for (const words of ['Say what could not be loaded.', 'Don’t show an empty list if loading failed.']) {
      const picture = frame.frameLocator(`iframe[title="${words}"]`);
      await frame.getByText(words, { exact: true }).scrollIntoViewIfNeeded();
      await picture.locator('main h1').waitFor();
      const hasFailed = await picture.getByText('The campaigns could not be loaded.').isVisible();
      const isEmpty = await picture.getByText('No campaigns yet.').isVisible();
      if (hasFailed === isEmpty) found.push(`“${words}” shows neither or both`);
    }
    forgetDropped();
    return found;
  });

  await attempt('a link to another language', async () => {
    await frame.getByRole('link', { name: 'Right to left', exact: true }).first().click();
    const found = await becomes(frame, 'direction', (now) => now === 'rtl');
    if (!page.url().includes(`/story/${story?.id}`)) found.push(`it leads to ${page.url()}`);
    return found;
  });

  await attempt('a link in an example', async () => {
    await open();
    await frame.getByRole('main').getByRole('link').first().click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    return page.url().includes(`/story/${story?.id}`) ? [] : [`it leads to ${page.url()}`];
  });

  await attempt('a control of a playground in a frame', async () => {
    await page.goto(`${base}?path=/docs/components-theme-leafprovider--docs`);
    const drawn = frame.frameLocator('iframe[title="Default"]').locator('html');
    const controls = frame.locator('.leaf-controls');
    await controls.getByRole('radio', { name: 'dark' }).check();
    await expect(drawn).toHaveAttribute('data-mantine-color-scheme', 'dark', { timeout: settled });
    await controls.getByRole('radio', { name: 'rtl' }).check();
    await expect(drawn).toHaveAttribute('dir', 'rtl', { timeout: settled });
    await expect(drawn).toHaveAttribute('data-mantine-color-scheme', 'dark');
    forgetDropped();
    return [];
  });

  await browser.close();
  return all;
}
