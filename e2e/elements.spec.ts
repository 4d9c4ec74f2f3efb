import { expect, type Page, test } from '@playwright/test';
import { bearer, campaign, subscribed } from './support/api.ts';
import { host } from './support/host.ts';
import { picture } from './support/picture.ts';

/** A page that wants to look different from Leaf in everything. */
const hostile = `
  html { font-size: 62.5% }
  button { background: red; border-radius: 50%; text-transform: uppercase }
  div { font-family: fantasy; letter-spacing: 4px }
  ::part(leaf) { --leaf-brand: rgb(170, 0, 90) }
`;

async function pageWith(page: Page, body: string) {
  const { html } = await (await page.request.get('/elements/')).json();
  return `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
    <style>${hostile}</style>${html}<body><h1>Shop</h1><button>Buy</button>${body}</body></html>`;
}

const portOf = (baseURL: string | undefined) => Number(new URL(baseURL ?? '').port) + 1;

function faultsOf(page: Page, expected = /^$/) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

test('plain HTML estimates without an account, in its own look', async ({ page, baseURL }) => {
  const body = await pageWith(page, '<leaf-estimator name="Spring"></leaf-estimator>');
  await using shop = await host(portOf(baseURL), { '/': () => body });
  const faults = faultsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(shop.origin);
  const leaf = page.locator('leaf-estimator');
  const storage = leaf.getByRole('region', { name: 'Storage', exact: true });
  await storage.getByRole('button', { name: 'Add Row' }).click();
  const form = leaf.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Masters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  // The focus stays in the dialog, whose elements only the shadow root knows.
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
  await expect(form.locator(':focus')).toBeVisible();
  await form.getByLabel('HDD copies').fill('1');
  await page.keyboard.press('Enter');
  await expect(storage.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  await expect(leaf.getByRole('figure', { name: 'Emissions by stage and component' })).toBeVisible();

  const look = (element: Element) => {
    const { backgroundColor, borderRadius, textTransform, letterSpacing, fontFamily, fontSize } =
      getComputedStyle(element);
    return { backgroundColor, borderRadius, textTransform, letterSpacing, fontFamily, fontSize };
  };
  const add = await storage.getByRole('button', { name: 'Add Row' }).evaluate(look);
  expect(add).toMatchObject({ textTransform: 'none', letterSpacing: 'normal' });
  expect(add.backgroundColor).not.toBe('rgb(255, 0, 0)');
  expect(add.fontFamily).toContain('Inter');
  expect(Number.parseFloat(add.fontSize)).toBeGreaterThanOrEqual(12);
  const brand = (element: Element) => getComputedStyle(element).getPropertyValue('--leaf-brand');
  expect(await storage.evaluate(brand)).toBe('rgb(170, 0, 90)');
  // The page keeps its own look.
  expect((await page.getByRole('button', { name: 'Buy' }).evaluate(look)).backgroundColor).toBe(
    'rgb(255, 0, 0)',
  );
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('an element follows the page around it: language, direction, places, also inside a shadow root', async ({
  page,
  baseURL,
}) => {
  const body = await pageWith(
    page,
    `<leaf-estimator></leaf-estimator><shop-box></shop-box>
     <script>
       customElements.define('shop-box', class extends HTMLElement {
         constructor() {
           super();
           this.attachShadow({ mode: 'open' }).innerHTML = '<leaf-estimator></leaf-estimator>';
         }
       });
     </script>`,
  );
  await using shop = await host(portOf(baseURL), { '/': () => body });
  const faults = faultsOf(page);
  await page.goto(shop.origin);
  const open = page.locator('body > leaf-estimator');
  const inside = page.locator('shop-box leaf-estimator');
  const storage = (leaf: typeof open, name: string) =>
    leaf.getByRole('heading', { name, exact: true }).first();
  for (const leaf of [open, inside]) await expect(storage(leaf, 'Storage')).toBeVisible();

  const set = (selector: string, name: string, value: string) =>
    page
      .locator(selector)
      .evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
  await set('html', 'lang', 'de-AT');
  await set('html', 'dir', 'rtl');
  for (const leaf of [open, inside]) {
    await expect(storage(leaf, 'Speicherung')).toBeVisible();
    await expect(storage(leaf, 'Speicherung')).toHaveCSS('direction', 'rtl');
  }
  await set('shop-box', 'lang', 'fr');
  await expect(storage(inside, 'Stockage')).toBeVisible();
  await expect(storage(open, 'Speicherung')).toBeVisible();

  // In a language that Leaf lacks, it says that its words are English.
  await set('html', 'lang', 'es');
  await expect(storage(open, 'Storage')).toBeVisible();
  const language = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  expect(await storage(open, 'Storage').evaluate(language)).toBe('en');

  // A link to a place inside the element leads there, and leaves the address of the page alone.
  await set('html', 'dir', 'ltr');
  const consumption = open.getByRole('region', { name: 'Consumption', exact: true });
  await expect(consumption).not.toBeInViewport();
  await open
    .getByRole('link', { name: /^Consumption/ })
    .first()
    .click();
  await expect(consumption).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(consumption.getByRole('button', { name: 'Add Row' })).toBeFocused();
  expect(page.url()).toBe(`${shop.origin}/`);
  expect(faults).toEqual([]);
});

test('a campaign by id and token, whose rows and figures agree', async ({ page, baseURL }) => {
  const spruce = await subscribed(page.request, 'Spruce Media');
  const id = await campaign(page.request, spruce.token, 'Autumn');
  const { key } = await (
    await page.request.post(`/api/organization/${spruce.id}/keys`, {
      headers: bearer(spruce.token),
      data: { name: 'Shop', scopes: ['read', 'write'] },
    })
  ).json();
  let minted = 0;
  /** The first token is refused, as one that has ended. */
  const token = async () => {
    minted += 1;
    if (minted === 1) return 'ended';
    const made = await page.request.post('/api/embed_tokens', {
      headers: bearer(key),
      data: { scopes: ['read', 'write'], campaigns: [id] },
    });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()).data.token;
  };
  const body = await pageWith(
    page,
    `<leaf-campaign campaign="${id}" token-url="/leaf-token"></leaf-campaign>
     <leaf-rows id="storage" campaign="${id}" stage="storage" token-url="/leaf-token"></leaf-rows>`,
  );
  await using shop = await host(portOf(baseURL), { '/': () => body, '/leaf-token': token });
  const faults = faultsOf(page, /401/);
  const notices: string[] = [];
  await page.exposeFunction('heard', (message: string) => void notices.push(message));
  await page.addInitScript(() => {
    addEventListener('leaf-notice', (event) => {
      const { heard } = window as unknown as { heard: (message: string) => void };
      heard((event as CustomEvent<{ message: string }>).detail.message);
    });
  });
  await page.goto(shop.origin);
  const rows = page.locator('leaf-rows');
  await expect(rows.getByText('No rows yet.')).toBeVisible();
  await rows.getByRole('button', { name: 'Add Row' }).click();
  await expect(rows.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Masters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await rows.getByLabel('HDD copies').fill('1');
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  const totals = page.locator('leaf-campaign').getByRole('region', { name: 'Totals by stage' });
  await expect(totals).toContainText('8.00');
  expect(notices).toEqual(['“Masters” added.']);
  expect(minted).toBe(2);
  expect(faults).toEqual([]);
});

test('a token that a script of the page gives once the element is there', async ({ page, baseURL }) => {
  const alder = await subscribed(page.request, 'Alder Media');
  const id = await campaign(page.request, alder.token, 'Winter');
  const body = await pageWith(page, '<leaf-campaigns></leaf-campaigns>');
  await using shop = await host(portOf(baseURL), { '/': () => body });
  await page.goto(shop.origin);
  const leaf = page.locator('leaf-campaigns');
  await expect(leaf.getByText('Please sign in.')).toBeVisible();
  await leaf.evaluate(
    (element, token) => void Object.assign(element, { getToken: () => token }),
    alder.token,
  );
  await expect(leaf.getByRole('link', { name: 'Open Winter' })).toBeVisible();

  // The rows are where the page has them, be it in a shadow root of its own.
  await page.evaluate(
    ([campaignId, token]) => {
      const box = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      box.innerHTML = `<leaf-campaign campaign="${campaignId}"></leaf-campaign>
        <p style="height: 3000px"></p><section id="storage">Rows of the shop</section>`;
      Object.assign(box.querySelector('leaf-campaign') ?? {}, { getToken: () => token });
    },
    [id, alder.token] as const,
  );
  await page
    .locator('leaf-campaign')
    .getByRole('link', { name: /^Storage/ })
    .first()
    .click();
  await expect(page.getByText('Rows of the shop')).toBeInViewport();
  expect(page.url()).toBe(`${shop.origin}/`);
});

test('images are uploaded, optimised, compared and saved, in the language of the page', async ({
  page,
  baseURL,
}) => {
  const larch = await subscribed(page.request, 'Larch Media');
  const { key } = await (
    await page.request.post(`/api/organization/${larch.id}/keys`, {
      headers: bearer(larch.token),
      data: { name: 'Shop', scopes: ['read', 'write'] },
    })
  ).json();
  const token = async () => {
    const made = await page.request.post('/api/embed_tokens', {
      headers: bearer(key),
      data: { scopes: ['read', 'write'] },
    });
    return (await made.json()).data.token;
  };
  const body = await pageWith(page, '<leaf-image lang="de" token-url="/leaf-token"></leaf-image>');
  await using shop = await host(portOf(baseURL), { '/': () => body, '/leaf-token': token });
  // The limits of the organization are not for tokens, and the note about them stays away.
  const faults = faultsOf(page, /403/);
  // The worker that compares pictures cannot start here: its file is of another origin.
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('leaf-image', (event) => heard.push((event as CustomEvent).detail.image));
    addEventListener('leaf-notice', (event) => heard.push((event as CustomEvent).detail.message));
  });
  await page.goto(shop.origin);
  const leaf = page.locator('leaf-image');
  await expect(leaf.getByText('Noch keine Bilder.')).toBeVisible();
  await leaf.locator('input[type=file]').setInputFiles(await picture('png'));
  await leaf.getByRole('button', { name: 'banner.png', exact: true }).click();
  await leaf.getByRole('button', { name: 'Optimieren' }).first().click();
  await leaf.getByRole('button', { name: 'Auftrag anlegen' }).click();
  const jobs = leaf.getByRole('table', { name: 'Aufträge' });
  await expect(jobs.getByText('fertig')).toBeVisible({ timeout: 60_000 });
  await jobs.getByRole('button', { name: /^Auftrag \d+ zeigen$/ }).click();
  const compare = leaf.getByRole('figure', { name: 'Vergleich' });
  await compare.getByRole('checkbox', { name: 'Zeigen, wo sie sich unterscheiden' }).click();
  await expect(compare.getByText('Die Farbe zeigt den SSIM jedes Blocks')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    leaf
      .getByRole('button', { name: /herunterladen/i })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^image-\d+-(avif|webp|jpeg)-q\d+\.(avif|webp|jpg)$/);
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const job = expect.stringMatching(/^Auftrag \d+ ist fertig\.$/);
  expect(heard).toEqual(['banner.png hochgeladen.', expect.any(Number), job]);
  expect(faults).toEqual([]);

  // The same image as the page has it alone, only to be looked at.
  const id = Number(heard[1]);
  await page.evaluate((image) => {
    const element = document.querySelector('leaf-image');
    element?.setAttribute('image', String(image));
    element?.setAttribute('readonly', '');
    element?.setAttribute('lang', 'fr');
  }, id);
  await expect(leaf.getByRole('heading', { name: 'banner.png' })).toBeVisible();
  await expect(leaf.getByRole('button', { name: /Retour|Optimiser/ })).toHaveCount(0);
});
