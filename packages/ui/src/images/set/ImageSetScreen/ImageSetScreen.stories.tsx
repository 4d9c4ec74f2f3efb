import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { pictures } from '../../fixtures.ts';
import { ImageThumbnail } from '../../ImageThumbnail/ImageThumbnail.tsx';
import { ssimSeries } from '../../ssimSeries.ts';
import { chosenEntries, setEntries } from '../fixtures.ts';
import { SetBudget } from '../SetBudget/SetBudget.tsx';
import { type SpreadBudget, setBudget } from '../setBudget.ts';
import { type SetEntry, setRow, setTotals, withChoice } from '../setFiles.ts';
import { ImageSetScreen } from './ImageSetScreen.tsx';

const meta = preview.meta({
  title: 'Screens/ImageSetScreen',
  tags: ['beta'],
  component: ImageSetScreen,
  // The words of a mode are data to the form.
  parameters: { ...inPlace('images'), ownWords: ['SSIM'] },
  args: {
    count: setEntries.length,
    entries: setEntries,
    imageHref: ({ id }) => `/creativeli/${id}`,
    thumbnail: ({ id }) => <ImageThumbnail src={{ 5: pictures.upload, 8: pictures.banner }[id]} />,
    onChoose: fn(),
    onSubmit: fn(),
    onDownload: fn(),
    onRelease: fn(),
  },
});

export const Default = meta.story();
Default.test('Starts one job for all', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Set of 5 images' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/creativeli');
  const trail = within(canvas.getByRole('navigation', { name: 'You are here' }));
  await expect(trail.getByRole('link', { name: 'Images' })).toHaveAttribute('href', '/creativeli');
  await expect(trail.getByText('Set of 5 images')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'lightweighting', target: 0.98 });
});

Default.test(
  'Saves the files that are taken',
  { args: { entries: chosenEntries } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download ZIP (2)' }));
    await expect(args.onDownload).toHaveBeenCalledWith([
      expect.objectContaining({ image: expect.objectContaining({ id: 5 }), file: undefined }),
      expect.objectContaining({ file: expect.objectContaining({ format: 'avif', quality: 40 }) }),
    ]);
  },
);

/** Files stay chosen by hand until they are given up, whatever later jobs recommend. */
export const ChosenByHand = meta.story({ args: { entries: chosenEntries } });
ChosenByHand.test('Gives up all of them at once', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Take the recommended file of all' }));
  await expect(args.onRelease).toHaveBeenCalledWith([5, 8]);
});
ChosenByHand.test(
  'Shows every word of its buttons on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'fr-FR' } },
  async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(canvas.getByRole('button', { name: /recommandés$/ })).toBeVisible();
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
);
ChosenByHand.test(
  'Offers nothing where all are recommended',
  { args: { entries: setEntries } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Take the recommended file of all' })).toBeNull();
  },
);

/** A file was chosen just now. */
export const Changed = meta.story({ args: { entries: chosenEntries, changed: 1, onUndo: fn() } });
Changed.test('Offers to undo it', async ({ args, canvas }) => {
  await expect(canvas.getByText('The file of 1 image was chosen.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).toHaveBeenCalledOnce();
});

/** The address named more images than a set has. */
export const Cut = meta.story({ args: { cut: { most: 200, asked: 1250 } } });
Cut.test('Says that some images are left out', async ({ canvas }) => {
  await expect(
    canvas.getByText('The first 200 of 1,250 images are shown: a set has at most 200.'),
  ).toBeVisible();
});

const limit = 50_000;
const spread = setBudget(setEntries, limit) as SpreadBudget;
/** The entries with the files that the budget takes, as a host keeps them. */
const spreadEntries = setEntries.map((entry): SetEntry => {
  const choice = spread.choices.find(({ imageId }) => imageId === entry.image.id)?.file;
  const points = entry.job?.result ? ssimSeries(entry.job.result).flatMap((series) => series.points) : [];
  const taken = points.find(({ format, quality }) => format === choice?.format && quality === choice.quality);
  if (!choice || !taken) return withChoice(entry, choice);
  return { ...entry, chosen: { ...choice, size: Math.round(taken.kb * 1000), ssim: taken.ssim } };
});

/** With a limit for all files together. */
export const WithBudget = meta.story({
  args: {
    entries: spreadEntries,
    budget: <SetBudget onSpread={fn()} outcome={{ budget: limit, ...spread }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Budget of the whole set/ }), '50');
  },
});
WithBudget.test('Has it last: it comes with a result, and moves no button', async ({ canvas }) => {
  const budget = canvas.getByRole('region', { name: 'Budget' });
  const together = setTotals(spreadEntries.map(setRow)).after;
  await expect(budget).toHaveTextContent(`${(together / 1000).toFixed(1)} of 50.0 KB`);
  const create = canvas.getByRole('button', { name: 'Create Job' }).getBoundingClientRect();
  await expect(budget.getBoundingClientRect().top).toBeGreaterThan(create.bottom);
});

export const Downloading = meta.story({ args: { downloading: true } });
Downloading.test('Waits for the ZIP', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Loading = meta.story({ args: { entries: [], loading: true } });
Loading.test('Keeps the place of the download, and takes no job for nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Download ZIP (5)' })).toBeDisabled();
  await expect(canvas.queryByRole('button', { name: 'Create Job' })).toBeNull();
});

/** The images were deleted after they had been selected. */
export const Gone = meta.story({ args: { entries: [] } });
Gone.test('Offers no job for nothing', async ({ canvas }) => {
  await expect(canvas.getByText('None of these images exists any more.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Create Job' })).toBeNull();
});

export const Failed = meta.story({
  args: { entries: [], error: 'Failed to load images', errorAction: <ErrorStep onRetry={fn()} /> },
});
Failed.test('Does not claim that the set is empty', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load images');
  await expect(canvas.queryByText('None of these images exists any more.')).toBeNull();
});
export const Refused = meta.story({
  args: { submitError: 'At most 200 jobs can wait. Please try again later.' },
  parameters: { again: 'Create Job' },
});

/** The queue took a part of the set: what is started stands. */
export const PartlyStarted = meta.story({
  args: { submitError: 'At most 200 jobs can wait. Please try again later.', submitStarted: 120 },
  parameters: { again: 'Create Job' },
});
PartlyStarted.test('Says what to do for the rest', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'At most 200 jobs can wait. Please try again later. 120 images are started: press again for the rest.',
  );
});
export const Offline = meta.story({ parameters: offlineIn('images') });
