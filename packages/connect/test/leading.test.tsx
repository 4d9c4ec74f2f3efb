import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAction } from '../src/hooks.ts';
import { button, mockServer } from './mockServer.tsx';

const { show } = mockServer();

test.each([
  ['comes before another page has replaced this one', new PopStateEvent('popstate')],
  ['restores the page as it was left', new PageTransitionEvent('pageshow', { persisted: true })],
])('an action that leads to another page can be done again if Back %s', async (_, event) => {
  const leave = vi.fn(async () => undefined);
  function Leave() {
    const { busy, run } = useAction({ mutationFn: leave, leads: true });
    return (
      <>
        <button type="button" onClick={() => void run()}>
          Leave
        </button>
        <p>{busy ? 'Leaving' : 'Here'}</p>
      </>
    );
  }
  show(<Leave />);
  await button('Leave').click();
  await expect.element(page.getByText('Leaving')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(leave).toHaveBeenCalledTimes(1);
  dispatchEvent(event);
  await expect.element(page.getByText('Here')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('an action that is under way is not sent again because of Back', async () => {
  const leave = vi.fn(() => new Promise(() => undefined));
  function Leave() {
    const { busy, run } = useAction({ mutationFn: leave, leads: true });
    return (
      <button type="button" onClick={() => void run()}>
        {busy ? 'Leaving' : 'Leave'}
      </button>
    );
  }
  show(<Leave />);
  await button('Leave').click();
  dispatchEvent(new PopStateEvent('popstate'));
  await button('Leaving').click();
  expect(leave).toHaveBeenCalledTimes(1);
});
