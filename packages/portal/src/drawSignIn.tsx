import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Host } from './Host.tsx';
import { Portal } from './Portal.tsx';

/** Markup of the sign-in page as `main.tsx` finds it; `nonce` is that of its style elements. */
export const drawSignIn = (nonce: string): string =>
  renderToString(
    <Host nonce={nonce}>
      <StaticRouter location={paths.login}>
        <Portal />
      </StaticRouter>
    </Host>,
  );
