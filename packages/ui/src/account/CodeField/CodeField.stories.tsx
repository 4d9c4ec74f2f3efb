import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CodeField } from './CodeField.tsx';

const meta = preview.meta({
  title: 'Components/Account/CodeField',
  tags: ['stable'],
  component: CodeField,
  args: { label: 'Activation code', onChange: fn() },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { value: '04821', error: 'Enter all six digits.' } });

const refusal = 'This code was not accepted. Enter the newest code.';

export const Refused = meta.story({ args: { value: '048213', refused: refusal } });
Refused.test('Says why in the colour of an error, and announces nothing', async ({ canvas }) => {
  const code = canvas.getByLabelText('Activation code');
  await expect(code).toBeInvalid();
  await expect(code).toHaveAccessibleDescription(refusal);
  await expect(canvas.queryByRole('alert')).toBeNull();
  const error = getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-error');
  await expect(canvas.getByText(refusal)).toHaveStyle({ color: error });
});
