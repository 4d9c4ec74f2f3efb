import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Host } from './Host.tsx';
import { Portal } from './Portal.tsx';

/** Prerenders the sign-in page for `main.tsx` to hydrate; `nonce` is for its style elements. */
export const drawSignIn = (nonce: string): string =>
  renderToString(
    <Host nonce={nonce}>
      <StaticRouter location={paths.login}>
        <Portal />
      </StaticRouter>
    </Host>,
  );
