import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { askToDelete, expectHeads } from '../../form/play.ts';
import { longName } from '../../images/fixtures.ts';
import { creative, creatives } from '../fixtures.ts';
import { BundleList } from './BundleList.tsx';

const meta = preview.meta({
  title: 'Components/Creatives/BundleList',
  tags: ['beta'],
  component: BundleList,
  args: { creatives, creativeHref: ({ id }) => `/creativeli/html5/${id}`, onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what each creative weighs, and what the last job saved', async ({ canvas }) => {
  await expectHeads(canvas, [
    'Name',
    'Ad size',
    'ZIP',
    'Initial load',
    'Requests',
    'Last job',
    'Created',
    'Actions',
  ]);
  const [, first, second, third] = canvas.getAllByRole('row');
  await expect(first).toHaveTextContent(/300 × 250.*314\.7.*231\.0.*7.*67% smaller/);
  await expect(second).toHaveTextContent('running');
  await expect(third).toHaveTextContent('–');
  await expect(canvas.getByRole('link', { name: 'seeding-300x250.zip' })).toHaveAttribute(
    'href',
    '/creativeli/html5/3',
  );
});

/** Creatives that have no page of their own open where they are. */
export const OpensInPlace = meta.story({
  args: { creativeHref: undefined, onOpen: fn() },
});
OpensInPlace.test('Opens the one pressed', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'half-page.zip' }));
  await expect(args.onOpen).toHaveBeenCalledWith(creatives[1]);
});

/** Asks before deleting, with the name. */
export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent: user }) => askToDelete(canvas, user, 'half-page.zip'),
});
DeletePrompt.test('Deletes when it is confirmed', async ({ args }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Delete "half-page.zip"?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(creatives[1]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Deleting = meta.story({ args: { deletingId: 3 } });
export const ReadOnly = meta.story({ args: { onDelete: undefined } });

export const Empty = meta.story({ args: { creatives: [] } });
Empty.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByText('No HTML5 creatives yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { creatives: [], loading: true } });
Loading.test(
  'Keeps the line that says how many there are',
  {
    args: { notice: <span role="status" /> },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')?.clientHeight).toBeGreaterThan(18);
  },
);

export const JobFailed = meta.story({
  args: { creatives: [{ ...creative, job: { id: 15, status: 'failed', progress: 0.2, bytes: null } }] },
});

/** A script may load pictures that nothing names: the loads are the least. */
export const OpenLoads = meta.story({
  args: { creatives: [{ ...creative, possible: { requests: 2, bytes: 164_900, transfer: 164_900 } }] },
});
OpenLoads.test('Marks what may be more', async ({ canvas }) => {
  const [, row] = canvas.getAllByRole('row');
  await expect(row).toHaveTextContent(/314\.7.*≥ 231\.0.*≥ 7/);
  await expect(row).not.toHaveTextContent('≥ 314.7');
});

/** A job that found nothing lighter. */
export const NoSaving = meta.story({
  args: { creatives: [{ ...creative, job: { id: 15, status: 'completed', bytes: creative.bytes } }] },
});
NoSaving.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByText('No saving')).toBeVisible();
});

export const LongText = meta.story({
  args: { creatives: [{ ...creative, id: 6, filename: longName.replace('.png', '.zip') }, ...creatives] },
});

export const RightToLeftNames = meta.story({
  args: {
    creatives: creatives.map((one, index) => ({ ...one, filename: `${rightToLeftNames[index]}.zip` })),
  },
});

/** A thousand creatives. */
export const Large = meta.story({
  args: {
    creatives: Array.from({ length: 1_000 }, (_, index) => ({
      ...creative,
      id: 1_000 - index,
      filename: `creative-${String(1_000 - index).padStart(4, '0')}.zip`,
    })),
  },
});
