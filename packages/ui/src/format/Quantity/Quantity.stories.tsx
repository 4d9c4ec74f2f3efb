import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Quantity } from './Quantity.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Quantity',
  tags: ['stable'],
  component: Quantity,
  args: { value: 12345.678, unit: 'kg CO2e' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByTitle('12,345.678 kg CO2e')).toHaveTextContent('12,345.68 kg CO2e');
});

export const Tiny = meta.story({
  args: { value: 0.000_123 },
});
Tiny.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByTitle('0.000123 kg CO2e')).toHaveTextContent('<0.01 kg CO2e');
});

export const Zero = meta.story({ args: { value: 0 } });
export const Missing = meta.story({ args: { value: null } });
export const Worded = meta.story({ args: { value: '0.979', unit: 'SSIM' } });

/** A slip of the keyboard can make it long. */
export const Long = meta.story({
  args: { value: 123_456_789_012.34, size: 'xl' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
Long.test('Is never wider than its place', async ({ canvas }) => {
  const quantity = canvas.getByTitle(/kg CO2e$/);
  const { width } = document.documentElement.getBoundingClientRect();
  await expect(quantity.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  const [figure, unit] = [...quantity.children].map((part) => part.getBoundingClientRect());
  await expect(unit?.height).toBeLessThan(24);
  await expect((unit?.top ?? 0) - (figure?.bottom ?? 0)).toBeLessThan(8);
});
