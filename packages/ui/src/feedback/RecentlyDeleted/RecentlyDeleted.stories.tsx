import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { dialog } from '../../form/play.ts';
import { type DeletedItem, RecentlyDeleted, type RecentlyDeletedProps } from './RecentlyDeleted.tsx';

const items: DeletedItem[] = [
  ['Masters', '2026-05-06T09:41:00Z', '2026-05-07T09:41:00Z'],
  ['Banner set', '2026-05-06T09:40:00Z', '2026-05-07T09:40:00Z'],
  ['Open auction, display', '2026-05-05T16:02:00Z', '2026-05-06T16:02:00Z'],
].map(([name = '', deleted_at = '', kept_until = ''], index) => ({
  id: index + 1,
  name,
  deleted_at,
  kept_until,
}));

const meta = preview.meta({
  title: 'Components/Feedback/RecentlyDeleted',
  tags: ['beta'],
  component: RecentlyDeleted,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { items, onOpen: fn(), onRestore: fn() },
});

export const Default = meta.story();

Default.test('Loads nothing before it is opened', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Recently deleted' })).toBeVisible();
  await expect(args.onOpen).not.toHaveBeenCalled();
});

export const Opened = meta.story({
  // The first to load the dialog; on a busy computer that takes longer than a query waits.
  loaders: [() => import('./DeletedDialog.tsx')],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const list = await dialog('Recently deleted');
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^What was deleted .* for good\.$/);
    await userEvent.click(list.getByRole('button', { name: 'Restore Banner set' }));
    await expect(args.onRestore).toHaveBeenCalledWith([items[1]]);
  },
});

/** Several items are restored at once. */
export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted' }));
    const list = await dialog('Recently deleted');
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Masters' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Banner set' }));
    await expect(list.getByText('2 selected')).toBeVisible();
  },
});
Several.test('Restores what is selected', async ({ userEvent, args }) => {
  const list = await dialog('Recently deleted');
  await userEvent.click(list.getByRole('button', { name: 'Restore 2 selected' }));
  await expect(args.onRestore).toHaveBeenCalledWith(items.slice(0, 2));
  await expect(list.queryByText('2 selected')).toBeNull();
});

function Restorable(props: RecentlyDeletedProps) {
  const [gone, setGone] = useState(props.items);
  const [restored, setRestored] = useState<readonly DeletedItem[]>([]);
  return (
    <RecentlyDeleted
      {...props}
      items={gone}
      restored={restored}
      onRestore={(back) => {
        setGone(gone.filter((item) => !back.includes(item)));
        setRestored(back);
      }}
    />
  );
}

/**
 * Restored items are announced; the focus is not lost with their rows, and returns to the button in the end.
 */
export const Restored = meta.story({
  args: { items: items.slice(0, 1) },
  render: (args) => <Restorable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted' }));
    const list = await dialog('Recently deleted');
    await userEvent.click(list.getByRole('button', { name: 'Restore Masters' }));
    await expect(await list.findByText('“Masters” is back.')).toBeVisible();
    await expect(list.getByText('Nothing was deleted in the last 24 hours.')).toBeVisible();
  },
});
Restored.test('Its words begin where those above them do', async () => {
  const list = await dialog('Recently deleted');
  const lines = [list.getByText(/^What was deleted can be/), list.getByText('“Masters” is back.')];
  const starts = lines.map((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return Math.round(words.getBoundingClientRect().left);
  });
  await expect(starts[1]).toBe(starts[0]);
});
Restored.test('Gives the focus back when it is closed', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Recently deleted' })).toHaveFocus());
});

const opened: typeof Opened.play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted' }));
  await dialog('Recently deleted');
};

export const Empty = meta.story({ args: { items: [] }, play: opened });
export const Loading = meta.story({ args: { items: [], loading: true }, play: opened });
export const Restoring = meta.story({ args: { restoring: true }, play: opened });
export const Failed = meta.story({
  args: { items: [], error: 'Failed to load what was deleted', errorAction: <ErrorStep onRetry={fn()} /> },
  play: opened,
});
export const RestoringFailed = meta.story({
  args: { error: 'Too late: it was deleted more than a day ago.' },
  play: opened,
});
export const LongText = meta.story({
  args: { items: items.map((item) => ({ ...item, name: 'A bundle of master files '.repeat(8) })) },
  play: opened,
});
LongText.test('A name has the room that is there', async () => {
  const list = await dialog('Recently deleted');
  const [name, time] = ['Name', 'Deleted'].map((header) => list.getByRole('columnheader', { name: header }));
  await expect(name?.clientWidth).toBeGreaterThan(time?.clientWidth ?? Number.NaN);
});
export const Many = meta.story({
  args: {
    items: Array.from({ length: 2000 }, (_, index) => ({
      id: index,
      name: `Placement ${index + 1}`,
      deleted_at: '2026-05-06T09:41:00Z',
      kept_until: '2026-05-07T09:41:00Z',
    })),
  },
  play: opened,
});
