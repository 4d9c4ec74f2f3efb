import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choose } from '../play.ts';
import { ChoiceField } from './ChoiceField.tsx';

const words: Record<string, string> = { 0: '0 · Default', 1: '1 · View time' };

const meta = preview.meta({
  title: 'Components/Form/ChoiceField',
  tags: ['stable'],
  component: ChoiceField<number>,
  parameters: { ownWords: ['0 · Default', '1 · View time'] },
  args: {
    label: 'Level',
    choices: [0, 1],
    word: (level) => words[level] ?? String(level),
    value: 0,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 140 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await choose(canvas, userEvent, 'Level', '1 · View time');
  await expect(args.onChange).toHaveBeenCalledWith(1);
});

export const ReadOnly = meta.story({
  args: { readOnly: true, description: 'Always this at level 2.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Level' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
