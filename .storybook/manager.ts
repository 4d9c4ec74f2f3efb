import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: brand(dark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
