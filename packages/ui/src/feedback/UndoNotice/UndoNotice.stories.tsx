import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UndoNotice, type UndoNoticeProps } from './UndoNotice.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/UndoNotice',
  tags: ['beta'],
  component: UndoNotice,
  args: { message: '“Masters” deleted.', onUndo: fn(), onClose: fn() },
});

export const Default = meta.story();

Default.test('By keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Undo: “Masters” deleted.' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onUndo).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Submitting = meta.story({
  args: { submitting: true },
});
Submitting.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Undoing…/ }));
  await expect(args.onUndo).not.toHaveBeenCalled();
});
export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
  parameters: { again: 'Undo' },
});
export const TooLate = meta.story({
  args: { error: 'Too late: it was deleted more than a day ago.', onUndo: undefined },
});
export const Undone = meta.story({ args: { message: '“Masters” is back.', onUndo: undefined } });

/** Two were deleted, and the second is back. */
export const OneOfTwoUndone = meta.story({
  args: { message: '“Proxies” is back. “Masters” deleted.', undoes: '“Masters” deleted.' },
});
OneOfTwoUndone.test('Names what is taken back', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Undo: “Masters” deleted.' })).toBeVisible();
});
/** Reports an action that takes a moment; there is nothing to dismiss yet. */
export const GoingOn = meta.story({
  args: { message: 'Deleting 1,200 rows…', onUndo: undefined, onClose: undefined },
});

function Appearing(props: UndoNoticeProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Delete
      </button>
      <UndoNotice {...props} message={shown ? props.message : undefined} onClose={() => setShown(false)} />
    </>
  );
}

/** The status exists before its text, so that screen readers announce it. */
export const Announced = meta.story({
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(status).toHaveTextContent('“Masters” deleted.');
  },
});
Announced.test('Can be dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const LongText = meta.story({
  args: { message: `“${'A bundle of master files '.repeat(12)}” deleted.` },
});
