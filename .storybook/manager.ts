import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { registerStateTools } from './stateTools.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Shown after a name in the sidebar; stable is the default and needs no mark. */
const statuses: Record<string, string> = { draft: 'draft', beta: 'beta', deprecated: 'deprecated' };

addons.setConfig({
  theme: brand(dark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type, tags = [] }: { name: string; type?: string; tags?: string[] }) => {
      if (type === 'story') return name;
      const status = Object.keys(statuses).find((tag) => tags.includes(tag));
      return status ? `${name} · ${statuses[status]}` : name;
    },
  },
});

registerStateTools();
