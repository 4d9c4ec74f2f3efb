import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { choose } from '../../form/play.ts';
import { longName } from '../../images/fixtures.ts';
import { creative, manyFiles } from '../fixtures.ts';
import { BundleFiles } from './BundleFiles.tsx';

const { files } = creative.inventory;

const meta = preview.meta({
  title: 'Components/Creatives/BundleFiles',
  tags: ['beta'],
  component: BundleFiles,
  args: { files },
  parameters: { ownWords: ['PNG'] },
});

export const Default = meta.story();
Default.test('Says what each file weighs and when it is loaded', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /hero\.jpg/ }));
  await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'JPEG',
    '73.7 KB',
    '73.7 KB',
    'At the start',
    'HTML',
  ]);
  await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('314.2');
});
Default.test('Shows the files of one load', async ({ canvas }) => {
  await choose(canvas, userEvent.setup(), 'Files shown', 'Not used (1)');
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  await expect(canvas.getByRole('rowheader')).toHaveTextContent('img/old.jpg');
});

export const Loading = meta.story({ args: { files: [], loading: true } });
export const Empty = meta.story({ args: { files: [] } });

/** As many as a ZIP may have: only those in sight are drawn. */
export const Large = meta.story({ args: { files: manyFiles } });
Large.test('Draws the files in sight', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '502');
  await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100);
});

export const LongText = meta.story({
  args: { files: files.map((file, index) => (index === 3 ? { ...file, path: `img/${longName}` } : file)) },
});

export const RightToLeftNames = meta.story({
  args: {
    files: files
      .slice(0, rightToLeftNames.length)
      .map((file, index) => ({ ...file, path: `img/${rightToLeftNames[index]}.png` })),
  },
});
