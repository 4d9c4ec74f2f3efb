import '@leaf/ui/styles.css';
import { LeafProvider, type LeafProviderProps } from '@leaf/ui';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

let root: ReturnType<typeof createRoot> | undefined;
let arrive = () => {};
/** Renders it and runs its effects. */
const app = (content: ReactNode) => flushSync(() => root?.render(content));
const schemeOf = (element: Element | null | undefined) => element?.getAttribute('data-mantine-color-scheme');
const schemeOfPage = () => schemeOf(document.documentElement);

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});

/** The part of a page that a button opens; it waits for its code. */
function Opened() {
  const [waited, wait] = useState<Promise<string>>();
  const open = () =>
    wait(
      new Promise((resolve) => {
        arrive = () => resolve('Arrived');
      }),
    );
  return (
    <button type="button" onClick={open}>
      {waited ? use(waited) : 'Open'}
    </button>
  );
}

async function openLate() {
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Open')).not.toBeVisible();
  arrive();
  await expect.element(page.getByText('Arrived')).toBeVisible();
}

const part = (props: Omit<LeafProviderProps, 'children'>) => (
  <LeafProvider env="test" {...props}>
    <Opened />
  </LeafProvider>
);

test('a page stays dark when a part of it had to wait', async () => {
  app(<Suspense>{part({ colorScheme: 'dark' })}</Suspense>);
  await openLate();
  expect(schemeOfPage()).toBe('dark');
});

test('a page stays dark in another language', async () => {
  app(part({ colorScheme: 'dark', locale: 'en' }));
  await expect.element(page.getByText('Open')).toBeVisible();
  for (const locale of ['fr', 'de', 'fr']) {
    app(part({ colorScheme: 'dark', locale }));
    await expect.element(page.getByText('Open')).toBeVisible();
    expect(schemeOfPage()).toBe('dark');
  }
});

test('two parts of a dark page stay dark', async () => {
  app(
    <MantineProvider forceColorScheme="dark">
      <Suspense>
        {part({ className: 'a' })}
        <LeafProvider env="test" className="b">
          Beside
        </LeafProvider>
      </Suspense>
    </MantineProvider>,
  );
  await openLate();
  for (const one of ['.a', '.b']) expect(schemeOf(document.querySelector(one))).toBe('dark');
});

test('a dark page is printed in the light scheme and stays dark on the screen', async () => {
  app(part({ colorScheme: 'dark' }));
  await expect.element(page.getByText('Open')).toBeVisible();
  // What attends to it is loaded after the page is shown; here people are quick.
  const print = () => {
    dispatchEvent(new Event('beforeprint'));
    return schemeOfPage();
  };
  await expect.poll(print).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(schemeOfPage()).toBe('dark');
});

test('a dark part is printed in the light scheme with what is open over it, and leaves its page alone', async () => {
  app(<MantineProvider forceColorScheme="dark">{part({})}</MantineProvider>);
  await expect.element(page.getByText('Open')).toBeVisible();
  const parts = () => [...document.querySelectorAll('[data-leaf]')].map(schemeOf);
  expect(parts()).toEqual(['dark', 'dark']);
  dispatchEvent(new Event('beforeprint'));
  expect(parts()).toEqual(['light', 'light']);
  expect(schemeOfPage()).toBe('dark');
  dispatchEvent(new Event('afterprint'));
  expect(parts()).toEqual(['dark', 'dark']);
});

test('what a host says of the language of a part stays when its scheme changes', () => {
  app(part({ scoped: true, labels: {}, colorScheme: 'light' }));
  const parts = [...document.querySelectorAll('[data-leaf]')];
  for (const one of parts) one.setAttribute('lang', 'de');
  app(part({ scoped: true, labels: {}, colorScheme: 'dark' }));
  expect(parts.map(schemeOf)).toEqual(['dark', 'dark']);
  expect(parts.map((one) => one.getAttribute('lang'))).toEqual(['de', 'de']);
});
