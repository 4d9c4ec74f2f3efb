import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Said behind a name in the sidebar; what is stable needs no word. */
const statuses: Record<string, string> = { beta: 'beta', deprecated: 'deprecated' };

addons.setConfig({
  theme: brand(dark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, tags = [] }: { name: string; tags?: string[] }) => {
      const status = Object.keys(statuses).find((tag) => tags.includes(tag));
      return status ? `${name} · ${statuses[status]}` : name;
    },
  },
});
