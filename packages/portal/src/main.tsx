import '@leaf/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { steps } from './app/history/steps.ts';
import { startLanguage } from './app/language/language.ts';
import { paths } from './app/paths.ts';
import { Host } from './Host.tsx';
import { Portal } from './Portal.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');

/** The page's first script hides a prerendered page that may be in another language than the user's. */
const reveal = () => {
  root.removeAttribute('inert');
  document.documentElement.style.visibility = '';
};

const portal = (
  <Host nonce={nonce} onShown={reveal}>
    <BrowserRouter>
      <Portal />
    </BrowserRouter>
  </Host>
);

// Registered before the router's listener: only the first listener can stop an event of the window.
addEventListener('popstate', (event) => steps.watch?.(event));

// The page's first script tells users of an unsupported browser so.
const tooOld = document.documentElement.hasAttribute('data-too-old');

function start(root: HTMLElement) {
  const otherLanguage = startLanguage();
  // The prerendered page shows no notice and is in English; otherwise, render from scratch.
  const drawn = root.hasChildNodes() && location.pathname === paths.login && !history.state?.usr;
  if (otherLanguage) void otherLanguage.then(() => createRoot(root).render(portal));
  else if (drawn) hydrateRoot(root, portal);
  else createRoot(root).render(portal);
}

if (!tooOld) start(root);
