import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Unit } from './Unit.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Unit',
  tags: ['beta'],
  component: Unit,
  args: { children: 'kg CO2e' },
});

/** Shown with a subscript, read in words, copied as plain text. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const unit = canvas.getByRole('img', { name: 'kilograms of C O 2 equivalent' });
  await expect(unit).toHaveTextContent(/^kg CO2e$/);
  await expect(unit.querySelector('sub')).toHaveTextContent('2');
});

/** A compound unit has a subscript, and its text is read aloud. */
export const Compound = meta.story({
  args: { children: 'kg CO2e/kWh' },
});
Compound.test('Says what it is given', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement).toHaveTextContent('kg CO2e/kWh');
});

export const Plain = meta.story({ args: { children: 'KB' } });
