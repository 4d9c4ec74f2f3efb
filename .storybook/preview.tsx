import '../packages/ui/src/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { LeafProvider } from '../packages/ui/src/theme/LeafProvider.tsx';

const env = import.meta.env.MODE === 'test' ? ('test' as const) : ('default' as const);

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative, so that a static build works below any path.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

// Docs pages set several stories up at once, and the worker may start only once.
let worker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonVitest(),
    addonMsw(() => {
      worker ??= startWorker();
      return worker;
    }),
  ],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <LeafProvider colorScheme={globals.theme === 'dark' ? 'dark' : 'light'} env={env}>
        <Story />
      </LeafProvider>
    ),
  ],
});
