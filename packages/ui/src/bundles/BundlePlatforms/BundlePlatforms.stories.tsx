import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longName } from '../../images/fixtures.ts';
import { creative, lighterCreative } from '../fixtures.ts';
import { BundlePlatforms } from './BundlePlatforms.tsx';

const meta = preview.meta({
  title: 'Components/Creatives/BundlePlatforms',
  tags: ['beta'],
  component: BundlePlatforms,
  args: { bundle: creative, outcome: lighterCreative, preset: 'google-ads' as const },
});

export const Default = meta.story();
Default.test('Says what each platform takes, the chosen one first', async ({ canvas }) => {
  const [, first] = canvas.getAllByRole('row');
  const row = within(first as HTMLElement);
  await expect(row.getByRole('rowheader')).toHaveTextContent('Google Adschosen');
  const [before, after] = row.getAllByRole('cell');
  await expect(before).toHaveTextContent('The ZIP has 314.7 KB, at most 150.0 KB are allowed.');
  await expect(after).toHaveTextContent('Can be uploaded');
});

/** No job has made it lighter yet. */
export const Uploaded = meta.story({ args: { outcome: undefined, preset: undefined } });
Uploaded.test('Has one verdict each', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader', { name: 'Lighter' })).toBeNull();
  await expect(canvas.getAllByText('Cannot be uploaded')).toHaveLength(2);
});

const { inventory } = creative;

/** Nothing that platforms ask for is there. */
export const Lacking = meta.story({
  args: {
    outcome: undefined,
    preset: undefined,
    bundle: {
      bytes: 11_000_000,
      inventory: {
        ...inventory,
        size: null,
        click: null,
        initial: { requests: 101, bytes: 6_000_000, transfer: 6_000_000 },
        files: [
          ...inventory.files,
          {
            path: 'clip.mp4',
            type: 'video',
            bytes: 9_000_000,
            transfer: 9_000_000,
            load: 'later',
            found: 'html',
          },
        ],
      },
    },
  },
});
Lacking.test('Names what is missing', async ({ canvas }) => {
  await expect(canvas.getByText('Its document names no ad.size.')).toBeVisible();
  await expect(canvas.getByText('No click tag was found.')).toBeVisible();
  await expect(canvas.getByText('Its limit depends on ad.size, which is missing.')).toBeVisible();
  await expect(canvas.getByText('Files of these types are not accepted: clip.mp4.')).toBeVisible();
});

/** Without an ad size, the limit of one platform is not known. */
export const Unsized = meta.story({
  args: { preset: 'iab-portfolio', bundle: { ...creative, inventory: { ...inventory, size: null } } },
});
Unsized.test('Is not known, and not refused', async ({ canvas }) => {
  const [, first] = canvas.getAllByRole('row');
  const [before] = within(first as HTMLElement).getAllByRole('cell');
  await expect(before).toHaveTextContent(/^Not knownIts limit depends on ad\.size, which is missing\.$/);
});

/** A ZIP as macOS packs it. */
export const LeftBehind = meta.story({
  args: {
    outcome: { ...lighterCreative, left_out: ['__MACOSX/._banner', '.DS_Store'] },
    bundle: {
      bytes: 120_000,
      inventory: {
        ...inventory,
        files: [
          {
            path: '__MACOSX/._banner',
            type: 'other',
            bytes: 524,
            transfer: 524,
            load: 'unused',
            found: null,
          },
          { path: '.DS_Store', type: 'other', bytes: 6148, transfer: 6148, load: 'unused', found: null },
          ...inventory.files,
        ],
      },
    },
  },
});
LeftBehind.test('Is refused until it is made lighter', async ({ canvas }) => {
  const [, first] = canvas.getAllByRole('row');
  const [before, after] = within(first as HTMLElement).getAllByRole('cell');
  await expect(before).toHaveTextContent(
    /^Cannot be uploadedIt has 2 files that macOS or Windows added\. The lighter ZIP is without them\.$/,
  );
  await expect(after).toHaveTextContent(/^Can be uploaded$/);
});

export const LongText = meta.story({
  args: {
    bundle: {
      ...creative,
      inventory: {
        ...inventory,
        files: [
          { path: longName, type: 'other', bytes: 9, transfer: 9, load: 'unused', found: null },
          ...inventory.files,
        ],
      },
    },
  },
});
