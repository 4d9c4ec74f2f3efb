import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Typed({ value, ...props }: Omit<NumberFieldProps, 'onChange'>) {
  const [text, setText] = useState(value);
  return <NumberField {...props} value={text} onChange={setText} />;
}

const meta = preview.meta({
  title: 'Form/NumberField',
  component: NumberField,
  render: ({ onChange: _, ...args }) => <Typed {...args} />,
  args: { label: 'Payload', value: '2,5', unit: 'MB', step: 0.01, onChange: () => undefined },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Payload (MB)' });
    await userEvent.type(field, '{ArrowUp}');
    await expect(field).toHaveValue('2.51');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('2.49');
  },
});

export const KeepsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Payload (MB)' });
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await expect(field).toHaveValue('abc');
  },
});

export const Digits = meta.story({
  args: { label: 'Impressions', value: '1000', unit: undefined, kind: 'digits', step: 1000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Impressions' });
    await userEvent.type(field, '5x.');
    await expect(field).toHaveValue('10005');
    await userEvent.clear(field);
    await userEvent.paste('1.5');
    await expect(field).toHaveValue('');
    await userEvent.paste('2 500 000');
    await expect(field).toHaveValue('2500000');
  },
});

export const ReadOnly = meta.story({
  args: { label: 'Mobile ratio', value: '0.75', unit: undefined, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile ratio' });
    await userEvent.type(field, '{ArrowUp}9');
    await expect(field).toHaveValue('0.75');
  },
});

export const Failed = meta.story({
  args: { error: 'Enter the payload as a number, for example 2.5.', required: true },
});
