import { readFile, writeFile } from 'node:fs/promises';
import { createServer, defaultServerConditions, type Plugin } from 'vite';

/** Stands wherever a nonce belongs; the server puts one in for each answer. */
export const nonce = 'LEAF_CSP_NONCE';

/**
 * Writes `login.html` beside `index.html`: the sign-in page already drawn, seen while the code that makes it work is on
 * its way. Until then it is inert, so that nothing pressed in it goes astray.
 */
export const signInAhead: Plugin = {
  name: 'leaf:sign-in-ahead',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const page = await readFile(`${dir}/index.html`, 'utf8');
    const drawn = await draw();
    const title = /<title>.*?<\/title>/.exec(drawn)?.[0] ?? '';
    // The content security policy refuses style attributes in a page's text, but not what a script makes of them.
    const markup = drawn.replace(title, '').replaceAll(' style="', ' data-style="');
    const styles =
      'for (const one of document.querySelectorAll("[data-style]")) { one.style.cssText = one.dataset.style; delete one.dataset.style; }';
    await writeFile(
      `${dir}/login.html`,
      page
        .replace(/<title>.*?<\/title>/, title)
        .replace(
          '<div id="root"></div>',
          () => `<div id="root" inert>${markup}</div><script nonce="${nonce}">${styles}</script>`,
        ),
    );
  },
};

async function draw(): Promise<string> {
  const vite = await createServer({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    root: `${import.meta.dirname}/..`,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { resolve: { conditions: ['@leaf/source', ...defaultServerConditions] } },
  });
  try {
    const { drawSignIn } = await vite.ssrLoadModule('/src/drawSignIn.tsx');
    return drawSignIn(nonce);
  } finally {
    await vite.close();
  }
}
