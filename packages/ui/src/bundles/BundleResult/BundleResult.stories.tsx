import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { longName } from '../../images/fixtures.ts';
import { BundlePreview } from '../BundlePreview/BundlePreview.tsx';
import { creative, creativeResult, openResult, tightResult } from '../fixtures.ts';
import { BundleResult } from './BundleResult.tsx';

const [hero, ...others] = creativeResult.pictures;

const meta = preview.meta({
  title: 'Components/Creatives/BundleResult',
  tags: ['beta'],
  component: BundleResult,
  args: {
    result: creativeResult,
    bundle: creative,
    preset: 'google-ads' as const,
    onDownload: fn(),
    preview: (
      <BundlePreview original={{}} lighter={{}} size={creative.inventory.size} shown={false} onShow={fn()} />
    ),
  },
});

export const Default = meta.story();
Default.test('Says what was saved, and where the limit is kept', async ({ args, canvas }) => {
  const zip = within(canvas.getByRole('region', { name: 'ZIP' }));
  await expect(zip.getByText('67% smaller')).toBeVisible();
  await expect(canvas.getByText('ZIP: at most 150.0 KB. Kept.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Download ZIP' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
});
Default.test('Says what became of each picture', async ({ canvas }) => {
  const cellsOf = (name: RegExp) =>
    within(canvas.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  await expect(cellsOf(/hero\.jpg/)).toEqual(['73.7 KB', '25.5 KB', '65% smaller', '0.981', '']);
  await expect(cellsOf(/logo\.svg/)).toEqual([
    '0.4 KB',
    '0.2 KB',
    '50% smaller',
    '–',
    'Taken out: <script> and onload (event handler)',
  ]);
});

/** The texts and the smallest pictures take more than was allowed. */
export const LimitBroken = meta.story({ args: { result: tightResult, preset: undefined } });
LimitBroken.test('Says how much is needed', async ({ canvas }) => {
  await expect(
    canvas.getByText('ZIP: at most 20.0 KB. Not kept: at least 71.9 KB are needed without visible damage.'),
  ).toBeVisible();
});

/** A script may load pictures that nothing names. */
export const Open = meta.story({
  args: { result: openResult, preset: 'iab-portfolio', bridge: <p>What it changes in campaigns.</p> },
});
Open.test('Says up to how much is loaded', async ({ canvas }) => {
  const start = within(canvas.getByRole('region', { name: 'Initial load' }));
  await expect(
    start.getByText('At least; up to 225.2 KB if a script loads the unused pictures.'),
  ).toBeVisible();
  await expect(
    canvas.getByText(
      'Initial load: at most 150.0 KB. Not known: up to 225.2 KB if a script loads the unused pictures.',
    ),
  ).toBeVisible();
  await expect(
    canvas.getByText('Counted without the unused pictures, which a script may load.'),
  ).toBeVisible();
});

/** Files that no creative needs are not in the lighter ZIP. */
export const LeftOut = meta.story({
  args: { result: { ...creativeResult, left_out: ['__MACOSX/._banner', '.DS_Store', 'img/Thumbs.db'] } },
});
LeftOut.test('Says how many', async ({ canvas }) => {
  await expect(canvas.getByText('3 files that macOS or Windows added were left out.')).toBeVisible();
});

/** Pictures that stay as they were, each with its reason. */
export const Kept = meta.story({
  args: {
    result: {
      ...creativeResult,
      pictures: (
        [
          'not-smaller',
          'damaged',
          'minified',
          'not-written',
          'unreadable',
          'too-large',
          'too-demanding',
          'failed',
        ] as const
      ).map((kept) => ({
        path: `img/${kept}.png`,
        format: 'png',
        before: 12_400,
        after: 12_400,
        ssim: null,
        kept,
        removed: [],
      })),
    },
  },
});
Kept.test('Says why', async ({ canvas }) => {
  await expect(canvas.getByText('kept: no file that reaches the target is smaller')).toBeVisible();
  await expect(canvas.getAllByText('Same size')).toHaveLength(9);
});

export const Loading = meta.story({ args: { result: undefined, loading: true } });
export const Empty = meta.story({ args: { result: undefined } });
Empty.test('Says that there is none yet', async ({ canvas }) => {
  await expect(canvas.getByText('Result not available yet for this job.')).toBeVisible();
});
export const Failed = meta.story({
  args: {
    result: undefined,
    error: 'Failed to load job result.',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
export const Downloading = meta.story({ args: { downloading: true } });
export const DownloadFailed = meta.story({ args: { error: 'Failed to load the lighter creative' } });
export const NoPictures = meta.story({
  args: { result: { ...creativeResult, pictures: [], budgets: [] } },
});
export const LongText = meta.story({
  args: {
    result: {
      ...creativeResult,
      pictures: hero ? [{ ...hero, path: `img/${longName}` }, ...others] : others,
    },
  },
});
