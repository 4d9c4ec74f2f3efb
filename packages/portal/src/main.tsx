import '@leaf/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Host } from './Host.tsx';
import { Portal } from './Portal.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');

const portal = (
  <Host nonce={nonce} onShown={() => root.removeAttribute('inert')}>
    <BrowserRouter>
      <Portal />
    </BrowserRouter>
  </Host>
);

// The page's first script tells users of an unsupported browser so.
const tooOld = document.documentElement.hasAttribute('data-too-old');

// The prerendered page shows no notice; if there is one, render from scratch.
const drawn = root.hasChildNodes() && location.pathname === paths.login && !history.state?.usr;
if (drawn && !tooOld) hydrateRoot(root, portal);
else if (!tooOld) createRoot(root).render(portal);
