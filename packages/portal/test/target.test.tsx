import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { open } from './support/portal.tsx';

const slider = page.getByRole('slider', { name: 'Target (SSIM)' });

const thumb = 0.8;
const track = 0.3;

/** Moves a finger over the screen from a place on the slider, 0 to 1 of its length; the distances are in pixels. */
async function swipe(start: number, across: number, down: number) {
  const { left, width, top, height } = slider.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              {
                x: frame.left + left + width * start + across * part,
                y: frame.top + top + height / 2 + down * part,
              },
            ],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 15; step += 1) await touch('touchMove', step / 15);
  await touch('touchEnd', 1);
}

beforeEach(async () => {
  await page.viewport(390, 640);
  open('/creativeli/4/optimize', 'member');
  await expect.element(slider).toHaveValue('0.98');
  // Read later than the image; they move the slider.
  await expect.element(page.getByLabelText('Saved settings')).toBeVisible();
  slider.element().scrollIntoView({ block: 'center' });
});

test('keys move the target by one step and to its bounds', async () => {
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.978');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.990');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.940');
});

test.each([
  ['the thumb', thumb],
  ['the track', track],
])('a finger that starts on %s scrolls the page up and down, and the target stays', async (_, start) => {
  const before = window.scrollY;
  await swipe(start, 4, -200);
  await expect.poll(() => window.scrollY).toBeGreaterThan(before + 50);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.980');
});

test('a finger moves the target sideways, and sets it with a tap', async () => {
  await swipe(thumb, -150, 0);
  await expect.element(slider).not.toHaveAttribute('aria-valuetext', '0.980');
  await swipe(0.5, 0, 0);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.965');
});
