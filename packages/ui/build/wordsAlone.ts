import { rm } from 'node:fs/promises';
import { rolldown } from 'rolldown';

/** Words stand beside components, whose modules belong to the browser. */
const mayImport = /^(@leaf\/emissions|\.\/labels\/)/;

/** Writes the entry with all words as one module of nothing else, which servers can call. */
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
        name: 'leaf:translations-beside',
        // They are modules of their own in the build.
        resolveId: (id) => {
          const [, language] = /\/([a-z]{2})\.ts$/.exec(id) ?? [];
          return language ? { id: `./labels/${language}.js`, external: 'absolute' } : null;
        },
      },
    ],
  });
  const { output } = await bundle.write({
    file: 'dist/labels.js',
    codeSplitting: false,
    // The types have them, and editors read them there.
    comments: { jsdoc: false },
  });
  // The source map of the module that this one replaces.
  await rm('dist/labels.js.map', { force: true });
  const { code } = output[0];
  const taken = [/^import .*"(.+)";$/gm, /\bimport\("(.+?)"\)/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, id = '']) => id),
  );
  const strange = taken.filter((id) => !mayImport.test(id));
  if (strange.length > 0) throw new Error(`The words bring along ${strange.join(', ')}.`);
}
