import '@leaf/ui/styles.css';
import { type LeafLabels, LeafProvider } from '@leaf/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '../../ui/src/labels/languages.ts';
import { Estimator } from '../src/index.ts';

let root: ReturnType<typeof createRoot> | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('estimates rows without a server, and forgets those deleted', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <LeafProvider env="test">
      <Estimator />
    </LeafProvider>,
  );
  const storage = page.getByRole('region', { name: 'Storage', exact: true });
  await storage.getByRole('button', { name: 'Add Row' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Masters');
  await form.getByLabelText(/^Payload/).fill('50');
  await form.getByLabelText('SSD copies').fill('1');
  await form.getByLabelText('HDD copies').fill('1');
  await form.getByLabelText('LTO copies').fill('2');
  await form.getByLabelText('Cloud copies').fill('3');
  await form.getByRole('button', { name: 'Save row', exact: true }).click();
  await expect.element(page.getByRole('cell', { name: /12\.91 kg CO2e$/ })).toBeVisible();
  await expect.element(page.getByRole('figure', { name: 'Emissions by stage and component' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Masters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(storage.getByText('No rows yet.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('the page can be used while words load in the place of given ones', async () => {
  const german = languages.de.words;
  let bring = () => {};
  const arrival = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const asked = vi.spyOn(languages.de, 'words').mockImplementation(() => arrival.then(german));
  const app = createRoot(document.body.appendChild(document.createElement('div')));
  root = app;
  const show = (said: string, labels?: LeafLabels) =>
    app.render(
      <>
        <p>{said}</p>
        <LeafProvider env="test" locale="de" {...(labels && { labels })}>
          <Estimator />
        </LeafProvider>
      </>,
    );
  show('their own', { storageTab: { title: 'Files' } });
  await expect.element(page.getByRole('region', { name: 'Files', exact: true })).toBeVisible();
  show('none');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  show('still none');
  await expect.element(page.getByText('still none')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Files', exact: true })).toBeVisible();
  bring();
  await expect.element(page.getByRole('region', { name: 'Speicherung', exact: true })).toBeVisible();
});

test('what was typed stays when the language changes', async () => {
  const app = createRoot(document.body.appendChild(document.createElement('div')));
  root = app;
  const show = (locale: string) =>
    app.render(
      <LeafProvider env="test" locale={locale}>
        <Estimator />
      </LeafProvider>,
    );
  show('en-GB');
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await name.fill('Masters');
  for (const [locale, title] of [
    ['fr', 'Ajouter une ligne de stockage'],
    ['de', 'Zeile der Speicherung hinzufügen'],
    ['en', 'Add storage row'],
    ['en-US', 'Add storage row'],
  ] as const) {
    show(locale);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(name).toHaveValue('Masters');
  }
});

test('tells of what was typed and is no row yet', async () => {
  const onUnsaved = vi.fn();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <LeafProvider env="test">
      <Estimator onUnsaved={onUnsaved} />
    </LeafProvider>,
  );
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Masters');
  await expect.poll(() => onUnsaved.mock.lastCall).toEqual([true]);
  root.unmount();
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});

test('tells an app that passes a new function at each render, and nothing that is not new', async () => {
  const told: boolean[] = [];
  function App() {
    const [unsaved, setUnsaved] = useState(false);
    const keep = (now: boolean) => {
      told.push(now);
      setUnsaved(now);
    };
    return (
      <LeafProvider env="test">
        <p>{unsaved ? 'Not saved' : 'Saved'}</p>
        <Estimator onUnsaved={keep} />
      </LeafProvider>
    );
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App />);
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Masters');
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await form.getByLabelText('SSD copies').fill('1');
  await form.getByLabelText(/^Payload/).fill('50');
  expect(told).toEqual([true]);
  await form.getByRole('button', { name: 'Save row', exact: true }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(told.at(-1)).toBe(false);
});
