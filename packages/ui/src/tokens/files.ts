import { cssFile, figmaFiles, type NamedBrand, tokenFile } from './tokens.ts';

const leaf: NamedBrand[] = [{ name: 'leaf' }];
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The token files of the package, by name. */
export const tokenFiles: Record<string, string> = {
  'tokens.json': json(tokenFile(leaf)),
  'tokens.css': cssFile(leaf),
  ...Object.fromEntries(
    Object.entries(figmaFiles(leaf)).map(([mode, file]) => [`figma/${mode}.tokens.json`, json(file)]),
  ),
};
