import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** The font faces of a sheet, and everything else. */
function parted(text: string) {
  const styles = postcss.parse(text);
  const fonts = postcss.root();
  styles.walkAtRules('font-face', (face) => void fonts.append(face));
  return { styles: styles.toString(), fonts: fonts.toString() };
}

/**
 * Makes the build one module: the styles are text in it, for shadow roots. Beside it lie only the files of the font, and
 * `manifest.json`, which says the file's name, version and integrity.
 * @param version of the package
 */
export function oneFile(version: string): Plugin {
  return {
    name: 'leaf:one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const sheets = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      const [module, ...others] = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
      if (!module || others.length > 0) throw new Error(`The build has ${others.length + 1} modules.`);
      const { styles, fonts } = parted(sheets.map(({ source }) => String(source)).join('\n'));
      for (const { fileName } of sheets) delete bundle[fileName];
      for (const [name, text] of Object.entries({ LEAF_STYLES: styles, LEAF_FONTS: fonts })) {
        if (!module.code.includes(name)) throw new Error(`The module has no place for ${name}.`);
        module.code = module.code.replace(name, () => JSON.stringify(text));
      }
    },
    async writeBundle({ dir = '.' }, bundle) {
      const file = Object.values(bundle).find(({ type }) => type === 'chunk')?.fileName ?? '';
      // Of the file as it was written: other plugins may change it after this one.
      const digest = createHash('sha384')
        .update(await readFile(path.join(dir, file)))
        .digest('base64');
      const manifest = { version, file, integrity: `sha384-${digest}` };
      await writeFile(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
    },
  };
}
