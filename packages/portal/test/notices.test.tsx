import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { agree, enter, press } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

/** Whether an element keeps to the edge of what scrolls: what is under it comes out by scrolling. */
const sticks = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));

/** Names of the visible buttons and links whose centre is covered by something that stays there. */
function covered(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('main button, main a');
  return [...controls].flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const inSight = width > 0 && middleX > 0 && middleY > 0 && middleX < innerWidth && middleY < innerHeight;
    const found = inSight ? document.elementFromPoint(middleX, middleY) : control;
    return control.contains(found) || found?.contains(control) || sticks(found) ? [] : [control.innerText];
  });
}

describe('a notice lies over nothing that is pressed next', () => {
  test.each([
    [1280, 800],
    [360, 640],
  ])('at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const [image] = api.state.images;
    if (!image) throw new Error('The mock has no image.');
    api.state.images = Array.from({ length: 40 }, (_, index) => ({
      ...image,
      id: 100 + index,
      filename: `banner-${index}.png`,
    }));
    open('/creativeli', 'member');
    for (const name of ['Delete banner-0.png', 'Delete banner-1.png']) {
      await press(name);
      await agree('Delete');
    }
    await expect.element(page.getByText('“banner-1.png” deleted.')).toBeVisible();
    expect(covered()).toEqual([]);
    scrollTo(0, document.documentElement.scrollHeight);
    expect(covered()).toEqual([]);
    await page.viewport(414, 896);
  });
});

describe('a notice hides nothing that has the focus in a low window', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;
  /** How far something reaches below the upper edge of the notice that lists are up to date. */
  const below = (element: HTMLElement) => {
    const words = page.getByText('The list is up to date.').element();
    const notice = words.closest('.mantine-Notification-root') ?? words;
    return Math.max(0, element.getBoundingClientRect().bottom - notice.getBoundingClientRect().top);
  };
  /** Focuses a button and scrolls it to the lower edge of the window. */
  const putLow = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8);
  };

  test('when the focus comes to it', async () => {
    await page.viewport(320, 256);
    open('/org', 'admin');
    await press('Refresh');
    await expect.element(page.getByText('The list is up to date.')).toBeVisible();
    putLow(button('Approve Ben'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button('Reject Ben'));
    await expect.poll(() => below(button('Reject Ben'))).toBe(0);
    await page.viewport(414, 896);
  });

  test('when the notice comes to it', async () => {
    await page.viewport(320, 256);
    open('/org', 'admin');
    await expect.element(page.getByRole('button', { name: 'Approve Ben' })).toBeVisible();
    putLow(button('Refresh'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The list is up to date.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await expect.poll(() => below(button('Refresh'))).toBe(0);
    await page.viewport(414, 896);
  });
});

test('the first notice appears in a status that was there before it', async () => {
  open('/org', 'admin');
  await expect.element(page.getByRole('button', { name: 'Reject Ben' })).toBeVisible();
  const before = page.getByRole('status').elements();
  await press('Reject Ben');
  await agree('Reject');
  await expect.element(page.getByText('Ben rejected.')).toBeVisible();
  const around = page.getByRole('status').filter({ hasText: 'Ben rejected.' }).elements();
  expect(around).toHaveLength(1);
  expect(before).toContain(around[0]);
});

describe('a list that is read again says so, even if nothing has changed', () => {
  test.each([
    ['/org', 'admin'],
    ['/admin', 'operator'],
  ] as const)('at %s', async (address, person) => {
    open(address, person);
    await press('Refresh');
    await expect.element(page.getByRole('status').getByText('The list is up to date.')).toBeVisible();
  });
});

test('one notice takes the place of the one before, and stays on its page', async () => {
  open('/org', 'admin');
  const status = page.getByText('Ben rejected.');
  await press('Reject Ben');
  await agree('Reject');
  await expect.element(status).toBeVisible();
  await press('Remove Dana');
  await agree('Remove');
  await expect.element(page.getByText('Dana removed.')).toBeVisible();
  await expect.poll(() => status.elements()).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => page.getByText('Dana removed.').elements()).toEqual([]);
});

describe('a notice that has the focus', () => {
  afterEach(() => void vi.useRealTimers());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const notice = page.getByText('The list is up to date.');

  /** Refreshes the list and goes to the notice, as somebody without a mouse does. */
  async function goThere() {
    open('/org', 'admin');
    await expect.element(button('Refresh')).toBeEnabled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await enter(button('Refresh'));
    await expect.element(notice).toBeVisible();
    // While the list was read, the button was not to be pressed.
    await expect.element(button('Refresh')).toHaveFocus();
    const dismiss = button('Dismiss').element();
    if (dismiss instanceof HTMLElement) dismiss.focus();
  }

  test('stays, and gives it back when it is dismissed', async () => {
    await goThere();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(button('Dismiss')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Refresh')).toHaveFocus();
    await expect.poll(() => notice.elements()).toEqual([]);
  });

  test('closes after the focus has gone elsewhere', async () => {
    await goThere();
    const refresh = button('Refresh').element();
    if (refresh instanceof HTMLElement) refresh.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => notice.elements()).toEqual([]);
    await expect.element(button('Refresh')).toHaveFocus();
  });

  test('gives it to the heading if what had it is gone', async () => {
    await goThere();
    button('Refresh').element().remove();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
