import type { BrowserContextOptions } from 'playwright';
import { languages } from '../../packages/ui/src/labels/languages.ts';
import type { Globals } from '../storybook/modes.ts';

/** How to photograph a screen: the settings of the browser, and the choices in the toolbar. */
export type PictureMode = { name: string; context: BrowserContextOptions; globals: Globals };

const context: BrowserContextOptions = {
  viewport: { width: 1024, height: 720 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
};

/** Chromatic has the same modes in `.storybook/preview.tsx`. */
export const pictureModes: readonly PictureMode[] = [
  { name: 'light', context, globals: { theme: 'light' } },
  { name: 'dark', context: { ...context, colorScheme: 'dark' }, globals: { theme: 'dark' } },
  {
    name: '320',
    context: { ...context, viewport: { width: 320, height: 720 } },
    globals: { theme: 'light' },
  },
  { name: 'german', context, globals: { theme: 'light', locale: languages.de.locale } },
  { name: 'rtl', context, globals: { theme: 'light', direction: 'rtl' } },
  { name: 'forced', context: { ...context, forcedColors: 'active' }, globals: { theme: 'light' } },
];
