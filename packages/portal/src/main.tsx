import '@leaf/ui/styles.css';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Host } from './Host.tsx';
import { Portal } from './Portal.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function start(root: HTMLElement) {
  function Browser() {
    // A page drawn ahead can be used from now on.
    useLayoutEffect(() => root.removeAttribute('inert'), []);
    return (
      <Host nonce={nonce}>
        <BrowserRouter>
          <Portal />
        </BrowserRouter>
      </Host>
    );
  }
  const portal = (
    <StrictMode>
      <Browser />
    </StrictMode>
  );
  // Drawn ahead is the sign-in page with nothing to say; who is told something there is drawn it anew.
  const drawn = root.hasChildNodes() && location.pathname === paths.login && !history.state?.usr;
  if (drawn) hydrateRoot(root, portal);
  else createRoot(root).render(portal);
}

const root = document.getElementById('root');
if (root) start(root);
