import '@leaf/ui/styles.css';
import { createMockApi, mockToken } from '@leaf/api-client/mocks';
import { LeafProvider } from '@leaf/ui';
import { setupWorker } from 'msw/browser';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LeafConnect, type LeafConnectProps } from '../src/index.ts';

export const baseUrl = 'https://leaf.test/api';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A mock server for a file of tests, new in each test, and how to show a part that is connected to it. */
export function mockServer() {
  const api = createMockApi({ baseUrl });
  const worker = setupWorker();
  const onNotice = vi.fn();
  let root: ReturnType<typeof createRoot>;
  beforeAll(() => worker.start({ quiet: true }));
  afterAll(() => worker.stop());
  beforeEach(() => {
    api.reset();
    onNotice.mockClear();
    worker.resetHandlers(...api.handlers);
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
  return {
    ...{ api, worker, onNotice },
    unmount: () => root.unmount(),
    show: (part: ReactNode, connection: Partial<LeafConnectProps> = {}) =>
      root.render(
        <LeafProvider env="test">
          <LeafConnect baseUrl={baseUrl} getToken={() => mockToken(9)} onNotice={onNotice} {...connection}>
            {part}
          </LeafConnect>
        </LeafProvider>,
      ),
  };
}
