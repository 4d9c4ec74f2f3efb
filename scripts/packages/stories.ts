import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../lib/install.mjs';

const source = path.join(root, 'packages/ui/src');
const preview = path.join(root, '.storybook/preview.tsx');
const bare = '\0bare-preview';
const packed = '\0packed-ui';

/** Lets stories run without Storybook, using the installed package instead of the source. */
export const storiesOfThePackage = (): Plugin => ({
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
      return 'export default { meta: (meta) => ({ story: (story) => ({ meta, ...story, test() {} }) }) };';
    if (id === packed)
      return ['', '/charts', '/plan', '/compare', '/bundles']
        .map((entry) => `export * from '@leaf/ui${entry}';`)
        .join('');
  },
});

/** The module `files` of an app that renders the stories: all of them by path. */
export const storyFiles = (app: string): string => {
  const pattern = path.relative(app, `${source}/**/*.stories.tsx`).replaceAll('\\', '/');
  return `export const files = import.meta.glob(${JSON.stringify(pattern)}, { eager: true });\n`;
};
