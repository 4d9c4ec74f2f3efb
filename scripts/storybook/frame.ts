import { expect } from '@playwright/test';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { messageOf } from '../packages/results.ts';
import { firstStories, readEntries } from './entries.ts';
import { openPage, settled } from './tab.ts';
import { becomes, choices, differs, lookOf } from './toolbar.ts';

const preview = '#storybook-preview-iframe';

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

  const entries = readEntries();
  const story = [...firstStories(entries)].find(({ title }) => title.endsWith('/CampaignListScreen'));
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
  await attempt('a search', async () => {
    await open();
    await page.locator('#storybook-explorer-searchfield').click();
    await page.keyboard.type('campaign');
    const first = page.getByRole('option').first();
    await first.waitFor();
    const found = (await first.textContent()) ?? '';
    const tests = entries.filter(({ tags }) => tags?.includes('test-fn'));
    return tests.some(({ name }) => found.startsWith(name)) ? [`the first is the test ${found}`] : [];
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
