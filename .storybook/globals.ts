import type { GlobalTypes } from 'storybook/internal/csf';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { brandInputs } from './brandInputs.ts';
import { PSEUDO } from './pseudo.ts';

type Choice = { value: string; title: string };
type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

/**
 * One control. At its default it is just an icon; any other choice is shown next to it and can be reset. No value is a
 * number: Storybook reads it from the address as one, and would not find it among the choices.
 */
const choice = (description: string, icon: Icon, usual: Choice, others: readonly Choice[]) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: [
      { ...usual, title: `Back to ${usual.title}`, type: 'reset' as const },
      ...others.map((other) => ({ ...other, type: 'item' as const })),
    ],
  },
});

/** The toolbar: the settings a reader may want to change for any story. Each is part of the address, under `globals`. */
export const globalTypes: GlobalTypes = {
  theme: choice('Colour scheme', 'contrast', { value: 'system', title: 'the system’s scheme' }, [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  brand: choice(
    'Brand',
    'paintbrush',
    { value: 'leaf', title: 'Leaf' },
    Object.entries(brandInputs).map(([value, { name }]) => ({ value, title: name })),
  ),
  locale: choice('Language, numbers and dates', 'globe', { value: 'en-GB', title: 'English' }, [
    ...Object.values(languages)
      .filter(({ locale }) => locale !== 'en-GB')
      .map(({ locale, name }) => ({ value: locale, title: name })),
    { value: PSEUDO, title: 'Pseudo, long and accented' },
  ]),
  direction: choice('Writing direction', 'transfer', { value: 'ltr', title: 'left to right' }, [
    { value: 'rtl', title: 'Right to left' },
  ]),
  data: choice('Data of the usual state', 'database', { value: 'typical', title: 'typical data' }, [
    { value: 'empty', title: 'Empty' },
    { value: 'extreme', title: 'Extreme' },
    { value: 'failing', title: 'Failing' },
  ]),
  density: choice('Density', 'listunordered', { value: 'brand', title: 'the brand’s density' }, [
    { value: 'compact', title: 'Compact' },
    { value: 'comfortable', title: 'Comfortable' },
  ]),
  textSize: choice('Text size', 'grow', { value: 'normal', title: 'text 100%' }, [
    { value: 'large', title: 'Text 150%' },
    { value: 'double', title: 'Text 200%' },
  ]),
  textSpacing: choice(
    'Text spacing of WCAG 1.4.12',
    'paragraph',
    { value: 'normal', title: 'normal spacing' },
    [{ value: 'wide', title: 'Wide spacing' }],
  ),
  contrast: choice('Forced colours', 'eye', { value: 'none', title: 'the page’s own colours' }, [
    { value: 'forced', title: 'Forced colours' },
  ]),
  motion: choice('Motion', 'lightning', { value: 'full', title: 'full motion' }, [
    { value: 'reduced', title: 'Reduced motion' },
  ]),
};

export const initialGlobals: Record<string, unknown> = {
  theme: 'system',
  brand: 'leaf',
  locale: 'en-GB',
  direction: 'ltr',
  data: 'typical',
  density: 'brand',
  textSize: 'normal',
  textSpacing: 'normal',
  contrast: 'none',
  motion: 'full',
  ...surroundingGlobals(),
};

/**
 * A story framed by a docs page is a separate page; it takes its settings from the toolbar of the surrounding
 * page.
 */
function surroundingGlobals(): Record<string, unknown> {
  try {
    const outer = window.parent === window ? undefined : window.parent.document.documentElement;
    return JSON.parse(outer?.dataset.leafGlobals ?? '{}');
  } catch {
    // If another site frames Storybook itself, there are no settings to take.
    return {};
  }
}
