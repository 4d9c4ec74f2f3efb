import { expect, fn, screen } from 'storybook/test';
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

/** The list opens at what is chosen, from the first time on. */
Default.test(
  'By keyboard',
  {
    args: { choices: [0, 1, 2], word: (level) => `Level ${level}`, value: 1 },
    parameters: { ownWords: ['Level 0', 'Level 1', 'Level 2'] },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Level' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    const chosen = screen.getByRole('option', { name: 'Level 1' });
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
);

export const ReadOnly = meta.story({
  args: { readOnly: true, description: 'Always this at level 2.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Level' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
