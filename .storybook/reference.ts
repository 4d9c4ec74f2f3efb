import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { readRedoc, referencePage, referenceStart } from '../packages/server/src/http/referencePage.ts';

const contract = new URL('../openapi.yaml', import.meta.url);

/** The files of the reference, by name; written anew whenever they are asked for. */
const files: Record<string, () => string | Promise<string>> = {
  'index.html': () => referencePage('.', 'openapi.json', '../favicon.svg'),
  'redoc.js': readRedoc,
  'start.js': () => referenceStart,
  'openapi.json': () => JSON.stringify(parse(readFileSync(contract, 'utf8'))),
};

/** Puts the reference of the API beside Storybook, at `reference/index.html`. */
export function reference(): Plugin {
  return {
    name: 'leaf-reference',
    configureServer({ middlewares }) {
      middlewares.use('/reference', async ({ url = '' }, answer, next) => {
        const name = url.slice(1);
        const write = files[name];
        if (!write) return next();
        const type = { html: 'text/html', js: 'text/javascript' }[name.split('.').at(-1) ?? ''];
        answer.setHeader('Content-Type', `${type ?? 'application/json'}; charset=utf-8`);
        answer.end(await write());
      });
    },
    async generateBundle() {
      for (const [name, write] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `reference/${name}`, source: await write() });
    },
  };
}
