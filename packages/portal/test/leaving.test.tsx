import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Call } from './support/failing.ts';
import { agree, follow, paste, press, type, upload } from './support/interactions.ts';
import { address, go, heldCalls, open } from './support/portal.tsx';

const question = () => page.getByRole('dialog', { name: 'Leave this page?' });
const stay = async () => {
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => question().elements()).toEqual([]);
};

test('a link away from lines that are not imported asks first', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await expect.element(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  await follow('Storage');
  await stay();
  expect(address()).toBe('/openghg/12/import');
  await follow('Storage');
  await agree('Leave');
  await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  expect(address()).toBe('/openghg/12/storage');
});

test('signing out asks before lines that are not imported are lost', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await expect.element(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  const signOut = async () => {
    await press(/^Account menu/);
    await press('Sign out');
  };
  await signOut();
  await stay();
  expect(address()).toBe('/openghg/12/import');
  expect(localStorage.getItem('token')).not.toBeNull();
  await signOut();
  await agree('Leave');
  await expect.poll(address).toBe('/login');
});

test('a link asks before a new campaign that was not created is lost', async () => {
  open('/openghg', 'member');
  await type('Description', 'All markets, first flight');
  await follow('Benchmarks');
  await stay();
  expect(address()).toBe('/openghg');
  await expect.element(page.getByLabelText('Description')).toHaveValue('All markets, first flight');
  await type('Description', '');
  await follow('Benchmarks');
  await expect.poll(address).toBe('/openghg/benchmarks');
});

test('the browser asks before a row is lost, until it is saved', async () => {
  open('/openghg/12/storage', 'member');
  await press('Add Row');
  await type('Name', 'Proofs');
  await expect.poll(browserAsks).toBe(true);
  await type('Name', '');
  await expect.poll(browserAsks).toBe(false);
  await type('Name', 'Proofs');
  await press('Save row');
  // Without a copy it counts as nothing.
  await press('Save anyway');
  await expect.element(page.getByRole('rowheader', { name: 'Proofs' })).toBeVisible();
  await expect.poll(browserAsks).toBe(false);
});

test('a new secret asks before it is lost, until it is done with', async () => {
  open('/org', 'admin');
  await press('Rotate Nightly import');
  await agree('Rotate');
  const secret = page.getByRole('textbox', { name: 'API key' });
  await expect.element(secret).toBeVisible();
  expect(browserAsks()).toBe(true);
  go('/app');
  await stay();
  expect(address()).toBe('/org');
  await expect.element(secret).toBeVisible();
  await press('Done');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(browserAsks()).toBe(false);
  go('/app');
  await expect.poll(address).toBe('/app');
});

/** Makes a call wait until it is let through. */
function slow(call: Call) {
  let through = () => {};
  const sent = new Promise<void>((resolve) => {
    through = resolve;
  });
  heldCalls.add(through);
  answer(call, () => sent.then(() => undefined));
  return through;
}

/** Whether the browser asks before the tab is reloaded or closed. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const uploading = [
  {
    path: '/creativeli',
    call: 'POST /images',
    file: ['png', 'image/png'],
    link: 'HTML5 creatives (ZIP)',
    to: '/creativeli/html5',
  },
  {
    path: '/creativeli/html5',
    call: 'POST /creatives',
    file: ['zip', 'application/zip'],
    link: 'Back',
    to: '/creativeli',
  },
] as const;

for (const {
  path,
  call,
  file: [ending, kind],
  link,
  to,
} of uploading)
  test(`${path} asks before files that are on their way are cancelled`, async () => {
    const arrive = slow(call);
    open(path, 'member');
    expect(browserAsks()).toBe(false);
    await upload(...['one', 'two'].map((name) => new File([name], `${name}.${ending}`, { type: kind })));
    await expect.element(page.getByText('0 of 2 uploaded')).toBeVisible();
    await follow(link);
    await stay();
    expect(address()).toBe(path);
    expect(browserAsks()).toBe(true);
    arrive();
    await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
    expect(browserAsks()).toBe(false);
    await follow(link);
    await expect.poll(address).toBe(to);
    expect(question().elements()).toEqual([]);
  });

test('a page is left with files on their way, if that is the answer', async () => {
  slow('POST /creatives');
  open('/creativeli/html5', 'member');
  await upload(new File(['PK'], 'banner.zip', { type: 'application/zip' }));
  await expect.element(page.getByText('0 of 1 uploaded')).toBeVisible();
  await follow('Back');
  await agree('Leave');
  await expect.poll(address).toBe('/creativeli');
  expect(browserAsks()).toBe(false);
});

test('one image goes on when its page is left, and the browser asks before it is lost', async () => {
  const arrive = slow('POST /images');
  open('/creativeli', 'member');
  await upload();
  await expect.poll(browserAsks).toBe(true);
  await follow('HTML5 creatives (ZIP)');
  await expect.poll(address).toBe('/creativeli/html5');
  expect(browserAsks()).toBe(true);
  arrive();
  await expect.element(page.getByText(/ uploaded\.$/)).toBeVisible();
  expect(browserAsks()).toBe(false);
});
