import { readFile, writeFile } from 'node:fs/promises';
import { createServer, defaultServerConditions, type Plugin } from 'vite';

/** Placeholder for the nonce; the server replaces it in every response. */
export const nonce = 'LEAF_CSP_NONCE';

/**
 * Writes `login.html` next to `index.html`: the prerendered sign-in page, shown while its code loads. It is inert until
 * then, so that no click or keystroke is lost.
 */
export const signInAhead: Plugin = {
  name: 'leaf:sign-in-ahead',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const page = await readFile(`${dir}/index.html`, 'utf8');
    const drawn = await draw();
    const title = /<title>.*?<\/title>/.exec(drawn)?.[0] ?? '';
    // The content security policy refuses style attributes in HTML, but allows a script to set the same styles.
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
