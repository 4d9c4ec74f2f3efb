import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const licence = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable/inter/LICENSE');

/** Puts the licence of Inter beside its files, as it asks of whoever passes them on. */
export const fontLicence = (): Plugin => ({
  name: 'leaf:font-licence',
  apply: 'build',
  generateBundle(_options, bundle) {
    const font = Object.keys(bundle).find((file) => /(^|\/)inter-.*\.woff2$/.test(file));
    if (!font) return;
    const fileName = path.posix.join(path.posix.dirname(font), 'LICENSE.txt');
    this.emitFile({ type: 'asset', fileName, source: readFileSync(licence, 'utf8') });
  },
});
