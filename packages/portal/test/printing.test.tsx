import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { setColorScheme } from '../src/app/colorScheme.ts';
import { press } from './support/interactions.ts';
import { open } from './support/portal.tsx';

test.each([
  ['a campaign', '/openghg/12/overview', 'member', 'Estimate for all stages'],
  ['the privacy policy, signed out,', '/privacy', undefined, 'A single session token'],
] as const)('%s is printed in the light scheme and stays dark on the screen', async (_, path, user, text) => {
  open(path, user);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const root = document.documentElement;
  setColorScheme('dark');
  const scheme = () => root.getAttribute('data-mantine-color-scheme');
  // What attends to it is loaded after the page is shown; here people are quick.
  const print = () => {
    dispatchEvent(new Event('beforeprint'));
    return scheme();
  };
  await expect.poll(print).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  setColorScheme('light');
});

describe('on paper', () => {
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  afterEach(() => emulate(''));

  test('the list of campaigns has no form, and a browser repeats the whole header of its table', async () => {
    await page.viewport(1280, 800);
    open('/openghg', 'member');
    const name = page.getByRole('columnheader', { name: 'Name' });
    await expect.element(name).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'New campaign' })).toBeVisible();
    await emulate('print');
    await expect.element(page.getByRole('heading', { name: 'New campaign' })).not.toBeInTheDocument();
    await expect.element(name).toBeVisible();
    // A button of its own would be left out from the second page on.
    const button = name.element().querySelector('button') ?? name.element();
    expect(getComputedStyle(button).display).toBe('contents');
  });

  test('the page of an organization has its members, and no form', async () => {
    await page.viewport(1280, 800);
    open('/org', 'admin');
    const danger = page.getByRole('heading', { name: 'Danger Zone' });
    await expect.element(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
    await expect.element(danger).toBeVisible();
    await emulate('print');
    await expect.element(danger).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Organization name' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Ana' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  });

  test('an open job begins below its row, and marks the format that is chosen', async () => {
    await page.viewport(1280, 800);
    open('/creativeli/5', 'member');
    await press(/^View job 31/);
    const format = page.getByRole('radio', { checked: true }).first();
    await expect.element(format).toBeInTheDocument();
    const details = () => document.querySelector('tr:has(> td:only-child)') as Element;
    await emulate('print');
    expect(getComputedStyle(details()).breakInside).toBe('auto');
    expect(getComputedStyle(details().previousElementSibling as Element).breakInside).toBe('avoid');
    expect(getComputedStyle(details().closest('section') as Element).breakInside).toBe('auto');
    const label = format.element().nextElementSibling as Element;
    expect(getComputedStyle(label).outlineStyle).toBe('solid');
    expect(details().querySelector('.mantine-SegmentedControl-indicator')?.checkVisibility()).toBe(false);
  });

  test('a chart takes the room of its drawing, which is narrower than on the screen', async () => {
    await page.viewport(1280, 800);
    open('/openghg/12/overview', 'member');
    const chart = page.getByRole('figure', { name: 'Emissions by stage and component' });
    await expect.element(chart.getByRole('link', { name: 'Delivery' })).toBeVisible();
    const frame = chart.element().querySelector('[style*="min-height"]:has(> svg, > div svg)') as Element;
    expect(getComputedStyle(frame).minHeight).not.toBe('0px');
    await emulate('print');
    expect(getComputedStyle(frame).minHeight).toBe('0px');
  });
});
