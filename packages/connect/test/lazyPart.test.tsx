import { PartBoundary } from '@leaf/ui';
import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart } from '../src/hooks.ts';
import { button, mockServer } from './mockServer.tsx';

const { show } = mockServer();

test('a part whose code could not be fetched is fetched again when asked for, and only then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPart = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>The chart</p>);
  const Chart = lazyPart(fetchPart);
  show(
    <PartBoundary>
      <Suspense>
        <Chart />
      </Suspense>
    </PartBoundary>,
  );
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This part could not be shown. The rest of the page works.Try again');
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await button('Try again').click();
  await expect.element(page.getByText('The chart')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});
