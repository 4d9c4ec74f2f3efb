import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { benchmarks } from '../fixtures.ts';
import { BenchmarkGrid, type BenchmarkGridProps } from './BenchmarkGrid.tsx';

const meta = preview.meta({
  title: 'Components/Benchmarks/BenchmarkGrid',
  tags: ['stable'],
  component: BenchmarkGrid,
  args: {
    stage: 'selection' as const,
    title: 'Selection',
    note: 'The RTB light, medium and default benchmarks assume 500, 1000 and 3000 ads.txt lines.',
    values: benchmarks.selection,
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const labels = canvas.getAllByRole('term').map((term) => term.textContent);
  await expect(labels).toEqual([
    'RTB light (display)',
    'RTB light (video)',
    'RTB medium (display)',
    'RTB medium (video)',
    'RTB default (display)',
    'RTB default (video)',
    'End-to-end',
    'Direct',
  ]);
});

Default.test(
  'Keeps each name on one line on a phone',
  {
    render: (args) => (
      <div style={{ width: 358 }}>
        <BenchmarkGrid {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const heights = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().height);
    await expect(new Set(heights)).toEqual(new Set([heights.at(-1)]));
  },
);

Default.test('Keeps its cards whole and its hue on paper', async ({ canvas }) => {
  for (const card of canvas.getAllByRole('term').map((term) => term.parentElement as HTMLElement))
    await expect(getComputedStyle(card).breakInside).toBe('avoid');
  const title = canvas.getByRole('heading', { name: 'Selection' });
  await expect(getComputedStyle(title).printColorAdjust).toBe('exact');
});

/** The cards are here before their figures. */
export const Loading = meta.story({ args: { loading: true } });
const both = (args: BenchmarkGridProps) => (
  <>
    <BenchmarkGrid {...args} />
    <BenchmarkGrid {...args} title="With figures" loading={false} />
  </>
);
const expectEqualHeights = async (names: readonly HTMLElement[]) => {
  const heights = names.map((name) => name.parentElement?.getBoundingClientRect().height);
  await expect(heights).toEqual([heights[0], heights[0]]);
};
Loading.test(
  'Is as high as with figures',
  { render: both, globals: { viewport: { value: 'desktop', isRotated: false } } },
  ({ canvas }) => expectEqualHeights(canvas.getAllByText('Direct')),
);
Loading.test(
  'Is as high as with figures on a phone',
  { render: both, globals: { viewport: { value: 'narrow', isRotated: false } } },
  ({ canvas }) => expectEqualHeights(canvas.getAllByText('Direct')),
);

/** What is not known is a dash. */
export const Unknown = meta.story({ args: { values: { 'End-to-end': null, Direct: null } } });
Unknown.test('Has no figure that nobody knows', async ({ canvas }) => {
  await expect(canvas.getAllByText('–')).toHaveLength(2);
});

export const NoteOnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('button', { name: 'About Selection benchmarks' });
    await userEvent.hover(help);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('500, 1000 and 3000 ads.txt lines');
  },
});
NoteOnHover.test('Goes with the pointer', async ({ canvas, userEvent }) => {
  await userEvent.unhover(canvas.getByRole('button', { name: 'About Selection benchmarks' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

Default.test(
  'Keeps the note clear of the edges of a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'About Selection benchmarks' }));
    const note = await screen.findByRole('tooltip');
    await waitFor(() => {
      const { left, right } = note.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    });
  },
);

Default.test('Note on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const help = canvas.getByRole('button', { name: 'About Selection benchmarks' });
  await expect(help).toHaveFocus();
  const note = await screen.findByRole('tooltip');
  await waitFor(() => expect(note).toBeVisible());
  await expect(help).toHaveAccessibleDescription(/ads\.txt lines/);
});
