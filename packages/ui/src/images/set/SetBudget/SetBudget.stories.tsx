import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SetBudget, type SetBudgetProps } from './SetBudget.tsx';
// A provider loads it after the page is shown; here people are quick.
import '../../../theme/shownPage.ts';

const onSpread = fn<SetBudgetProps['onSpread']>();

const meta = preview.meta({
  title: 'Components/Images/SetBudget',
  tags: ['beta'],
  component: SetBudget,
  args: { onSpread },
});

export const Default = meta.story();
Default.test('Passes a budget on in bytes', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Budget of the whole set/ }), '90,5{Enter}');
  await expect(args.onSpread).toHaveBeenLastCalledWith(90_500);
});
Default.test('Says what a budget is', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: /Budget of the whole set/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Spread the budget' }));
  await expect(field).toBeInvalid();
  await expect(canvas.getByText('Enter a number above 0.')).toBeVisible();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a number above 0.');
  await userEvent.type(field, '1');
  await expect(field).toBeValid();
  await expect(args.onSpread).not.toHaveBeenCalled();
});

Default.test('Reads thousands as they are typed', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Budget of the whole set/ }), '1,500{Enter}');
  await expect(args.onSpread).toHaveBeenCalledWith(1_500_000);
});

Default.test('Takes fractions of thousands', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Budget of the whole set/ }), '1234.5{Enter}');
  await expect(args.onSpread).toHaveBeenCalledWith(1_234_500);
});

export const Spread = meta.story({ args: { outcome: { budget: 90_000, bytes: 88_120, ssim: 0.9712 } } });
Spread.test('Says what the files have, and what they lost', async ({ canvas }) => {
  await expect(canvas.getByText('The files have 88.1 of 90.0 KB. The lowest SSIM is 0.971.')).toBeVisible();
});

Spread.test('Says nothing of the last budget beside one that is none', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Budget of the whole set/ }), '0{Enter}');
  await expect(canvas.getByText('Enter a number above 0.')).toBeVisible();
  await expect(canvas.queryByText(/^The files have/)).toBeNull();
});

/** No choice of files fits. */
export const TooSmall = meta.story({ args: { outcome: { budget: 4000, least: 17_350 } } });
TooSmall.test('Says what would fit', async ({ canvas }) => {
  await expect(canvas.getByText('Even the smallest measured files have 17.4 KB.')).toBeVisible();
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Failed = meta.story({ args: { error: 'Failed to keep the choice' } });
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to keep the choice');
});
