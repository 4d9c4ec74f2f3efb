import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Typed({ value, onChange, ...props }: NumberFieldProps) {
  const [text, setText] = useState(value);
  return (
    <NumberField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}
// Its name in the code of the playground.
Typed.displayName = 'NumberField';

const meta = preview.meta({
  title: 'Components/Form/NumberField',
  tags: ['stable'],
  component: NumberField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Payload', value: '2.5', unit: 'MB', step: 0.01, onChange: () => undefined },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
});

const impressions = {
  label: 'Impressions',
  value: '1000',
  unit: undefined,
  kind: 'digits',
  step: 1000,
} as const;

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Payload (MB)' });
  await userEvent.type(field, '{ArrowUp}');
  await expect(field).toHaveValue('2.51');
  await userEvent.type(field, '{ArrowDown}{ArrowDown}');
  await expect(field).toHaveValue('2.49');
});

Default.test('Understands a decimal comma', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Payload (MB)' });
  await userEvent.clear(field);
  await userEvent.type(field, '2,5{ArrowUp}');
  await expect(field).toHaveValue('2.51');
});

Default.test('Keeps what was typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Payload (MB)' });
  await userEvent.clear(field);
  await userEvent.type(field, 'abc');
  await expect(field).toHaveValue('abc');
});

/** Focus selects the text, so that typing replaces it; a second click sets the caret. */
Default.test(
  'Typed over',
  {
    args: impressions,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Impressions' });
    field.focus();
    await userEvent.keyboard('50000');
    await expect(field).toHaveValue('50,000');
    field.blur();
    await userEvent.click(field);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('7');
    await userEvent.keyboard('000');
    await userEvent.pointer({ keys: '[MouseLeft]', target: field, offset: 1 });
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('75,000');
    await expect(field.selectionStart).toBe(2);
  },
);

/** Thousands are grouped as they are typed or pasted. */
Default.test(
  'Digits',
  {
    args: impressions,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Impressions' });
    await expect(field).toHaveValue('1,000');
    await userEvent.clear(field);
    await userEvent.paste('2 500 000');
    await expect(field).toHaveValue('2,500,000');
    await userEvent.clear(field);
    await userEvent.paste('2.500.000');
    await expect(field).toHaveValue('2,500,000');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('250,000');
  },
);

/** A letter is left out, with a message. */
Default.test(
  'Left out',
  {
    args: impressions,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Impressions' });
    await userEvent.clear(field);
    await userEvent.type(field, '5k');
    await expect(field).toHaveValue('5');
    await expect(canvas.getByRole('status')).toHaveTextContent('Digits only: “k” was left out.');
  },
);

/** What is left out changes neither the text nor the selection, so that the digits after it still replace the text. */
Default.test(
  'Left out of a selection',
  {
    args: impressions,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Impressions' });
    const status = canvas.getByRole('status');
    field.focus();
    await userEvent.keyboard('-');
    await expect(field).toHaveValue('1,000');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('5');
    await expect(status).toHaveTextContent('Digits only: “-” was left out.');
    await userEvent.keyboard('{Backspace}');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('1e3');
    await expect(field).toHaveValue('13');
    await expect(status).toHaveTextContent('Digits only: “e” was left out.');
    await userEvent.keyboard('000{Home}x7');
    await expect(field).toHaveValue('713,000');
    await expect(status).toHaveTextContent('Digits only: “x” was left out.');
  },
);

/** A pasted text that is no number is left out as a whole. */
Default.test(
  'Left out of the clipboard',
  {
    args: impressions,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Impressions' });
    field.focus();
    for (const text of ['1e3', '−5', '2,5 Mio', '1000\t2000']) {
      await userEvent.paste(text);
      await expect(field).toHaveValue('1,000');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        `“${text.replace('\t', ' ')}” was left out.`,
      );
    }
    await userEvent.paste('2 500');
    await expect(field).toHaveValue('2,500');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);

/** A decimal sign stays where it was typed: without it the text would be another number. */
Default.test(
  'Marks stay',
  {
    args: { label: 'View time', value: '', unit: 's', kind: 'digits', step: 1 },
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'View time (s)' });
    await userEvent.type(field, '3.0');
    await expect(field).toHaveValue('3.0');
    await userEvent.clear(field);
    await userEvent.type(field, '3,500');
    await expect(field).toHaveValue('3,500');
    await userEvent.type(field, '0');
    await expect(field).toHaveValue('35,000');
  },
);

export const German = meta.story({
  args: { ...impressions, label: 'Impressionen', value: '2500000' },
  globals: { locale: 'de-DE' },
});
German.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Impressionen' })).toHaveValue('2.500.000');
});

Default.test(
  'Its words can be replaced',
  {
    args: { ...impressions, labels: { leftOut: (typed) => `${typed} is no digit.` } },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Impressions' }), '5k');
    await expect(canvas.getByText('k is no digit.')).toBeVisible();
  },
);

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
