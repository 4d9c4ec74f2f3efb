import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const REDOC = require.resolve('redoc/bundles/redoc.standalone.js');

/** The only thing that Redoc would load from elsewhere: the logo beside its name. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** Redoc, without its request to another computer. @throws if a new version loads the logo from elsewhere */
export async function readRedoc(): Promise<string> {
  const script = await readFile(REDOC, 'utf8');
  if (!script.includes(LOGO)) throw new Error(`Redoc no longer has the address ${LOGO}`);
  return script.replaceAll(LOGO, 'data:,');
}

const FONT = 'system-ui, sans-serif';

/** What Redoc is told; see its documentation of options. */
const options = {
  hideFab: true,
  requiredPropsFirst: true,
  theme: {
    colors: {
      primary: { main: '#1a6b45' },
      text: { primary: '#1c2a24', secondary: '#52635b' },
      success: { main: '#1a6b45' },
    },
    typography: { fontFamily: FONT, headings: { fontFamily: FONT }, code: { color: '#a11d2b' } },
    sidebar: { backgroundColor: '#f5f7f5' },
    rightPanel: { backgroundColor: '#17231d' },
  },
};

/** Opens the contract; a script of its own, so that the page needs no inline one. */
export const referenceStart = `const place = document.querySelector('main');
place.textContent = '';
Redoc.init(place.dataset.contract, ${JSON.stringify(options)}, place);
`;

/**
 * The page that shows the contract.
 * @param files where `redoc.js` and `start.js` are
 * @param contract the address of the contract as JSON
 * @param icon the address of the page's icon; without it a browser asks for one that does not exist
 */
export const referencePage = (files: string, contract: string, icon: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>API reference · Leaf</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { margin: 0; font-family: ${FONT}; }
  /* Redoc makes this button 15 px wide. */
  button.collapser { min-height: 24px; min-width: 24px; }
</style>
</head>
<body>
<main data-contract="${contract}"><p>The reference needs scripts. The contract itself is <a href="${contract}">here</a>.</p></main>
<script src="${files}/redoc.js" defer></script>
<script src="${files}/start.js" defer></script>
</body>
</html>
`;
