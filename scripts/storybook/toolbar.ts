import { expect } from '@playwright/test';
import type { FrameLocator } from 'playwright';
import { spoken } from './modes.ts';

/** A choice in the toolbar: its menu, its name there, its form in the address, and its effect on a story. */
export type Choice = {
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

export const choices: readonly Choice[] = [
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

/** What a story looks like. */
export const lookOf = (frame: FrameLocator) =>
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
export type Look = Awaited<ReturnType<typeof lookOf>>;

/** Waits until a property of the story's look has the expected value; otherwise reports the actual one. */
export async function becomes(
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

/** Waits until a story looks as a choice makes it. */
export const differs = (frame: FrameLocator, before: Look, { look, value }: Choice) =>
  becomes(frame, look, (now) => (value === undefined ? now !== before[look] : now === value));
