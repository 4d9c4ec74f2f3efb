import { brandInputs } from '../../../.storybook/brandInputs.ts';
import { createBrand } from '../../../packages/ui/src/brand/createBrand.ts';
import { cssFile, figmaFiles, type NamedBrand, tokenFile } from '../../../packages/ui/src/tokens/tokens.ts';

const brands: NamedBrand[] = [
  { name: 'leaf' },
  ...Object.entries(brandInputs).map(([name, { input }]) => ({ name, brand: createBrand(input) })),
];
const json = (value: unknown) => JSON.stringify(value, null, 2);

const files = [
  ['tokens.json', 'application/json', json(tokenFile(brands))],
  ['tokens.css', 'text/css', cssFile(brands)],
  ...Object.entries(figmaFiles(brands)).map(([mode, file]) => [
    `${mode}.tokens.json`,
    'application/json',
    json(file),
  ]),
] as const;

/** The design tokens as files, generated from the values that this page uses. */
export function TokenDownloads() {
  return (
    <ul>
      {files.map(([name, type, text]) => (
        <li key={name}>
          <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(String(text))}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
