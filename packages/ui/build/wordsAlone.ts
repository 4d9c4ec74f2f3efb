import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Many words stand beside components, in modules that belong to the browser. Others have a module to themselves. */
const mayImport = /^(@leaf\/emissions$|\.\/labels\/|\.\/.+Labels\.js$)/;

/** Whether a module of words imports only types and what belongs to words. */
const holdsWordsAlone = (file: string): boolean =>
  file.endsWith('Labels.ts') &&
  !/^import (?!type)(?!.*\/(counted|stageLabels)\.ts')/m.test(readFileSync(file, 'utf8'));

/** Writes the entry with all words as a module that imports nothing but words, which servers can call. */
export async function writeWordsAlone(): Promise<void> {
  const bundle = await rolldown({
    input: 'src/labels.ts',
    external: (id) => !/^[./]/.test(id),
    moduleTypes: { '.css': 'empty' },
    checks: { moduleLevelDirective: false },
    // Else each module begins with a comment that names its source.
    experimental: { attachDebugInfo: 'none' },
    treeshake: {
      moduleSideEffects: false,
      manualPureFunctions: ['createContext', 'createLink', 'lazy', 'lazyPart'],
    },
    plugins: [
      {
        name: 'leaf:words-beside',
        // Translations, and words in modules of their own: the build has them already.
        resolveId: (id, importer) => {
          const file = importer && path.resolve(path.dirname(importer), id);
          if (!file || !(/\/[a-z]{2}\.ts$/.test(id) || holdsWordsAlone(file))) return null;
          return { id: `./${path.relative('src', file).replace(/ts$/, 'js')}`, external: 'absolute' };
        },
      },
    ],
  });
  const { output } = await bundle.write({
    file: 'dist/labels.js',
    codeSplitting: false,
    minify: true,
    // The types have them, and editors read them there.
    comments: { jsdoc: false },
  });
  // The source map of the module that this one replaces.
  await rm('dist/labels.js.map', { force: true });
  const { code } = output[0];
  const taken = [/\bimport(?:[^"`;(]*from)?"(.+?)"/g, /\bimport\(["`](.+?)["`]\)/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, id = '']) => id),
  );
  const strange = taken.filter((id) => !mayImport.test(id));
  if (strange.length > 0) throw new Error(`The words bring along ${strange.join(', ')}.`);
}
