import path from 'node:path';
import { root } from '../lib/install.mjs';

const source = path.join(root, 'packages/ui/src');
const preview = path.join(root, '.storybook/preview.tsx');
const bare = '\0bare-preview';
const packed = '\0packed-ui';

/** Lets stories run without Storybook, using the installed package instead of the source. */
export const storiesOfThePackage = () => ({
  name: 'stories-of-the-package',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.endsWith('.stories.tsx') || !id.startsWith('.')) return;
    const file = path.resolve(path.dirname(importer), id);
    if (file === preview) return bare;
    if (file.startsWith(source) && /\.tsx$|\/use\w+\.ts$/.test(file)) return packed;
  },
  load(id) {
    if (id === bare)
      return 'export default { meta: (meta) => ({ story: (story) => ({ meta, ...story }) }) };';
    if (id === packed) return "export * from '@leaf/ui'; export * from '@leaf/ui/charts';";
  },
});

/** A module with every story of an exported component: `{ name, element() }`. */
export const casesModule = (app) => `
import { createElement } from 'react';
import * as ui from '@leaf/ui';
import * as charts from '@leaf/ui/charts';

const files = import.meta.glob(${JSON.stringify(path.relative(app, `${source}/**/*.stories.tsx`).replaceAll('\\', '/'))}, { eager: true });
const exported = new Map(Object.entries({ ...ui, ...charts }).map(([name, value]) => [value, name]));

export const parts = [...exported].filter(([value, name]) => /^[A-Z]/.test(name)).map(([, name]) => name).sort();
export const { LeafProvider } = ui;
export const cases = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([story, { meta, render = meta?.render, args }]) => {
    const part = exported.get(meta?.component);
    if (!part || part === 'PartBoundary') return [];
    const props = { ...meta.args, ...args };
    return { part, name: part + '-' + story, element: () => render ? createElement(() => render(props, {})) : createElement(meta.component, props) };
  }),
);
`;
