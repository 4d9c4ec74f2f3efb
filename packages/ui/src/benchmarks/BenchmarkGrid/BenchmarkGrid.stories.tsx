import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { benchmarks } from '../fixtures.ts';
import { BenchmarkGrid } from './BenchmarkGrid.tsx';

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

/** The cards are here before their figures. */
export const Loading = meta.story({ args: { loading: true } });
for (const viewport of ['narrow', 'desktop'])
  Loading.test(
    `Is as high as with figures: ${viewport}`,
    {
      globals: { viewport: { value: viewport, isRotated: false } },
      render: (args) => (
        <>
          <BenchmarkGrid {...args} />
          <BenchmarkGrid {...args} loading={false} />
        </>
      ),
    },
    async ({ canvas }) => {
      const heights = canvas
        .getAllByText('Direct')
        .map((name) => name.parentElement?.getBoundingClientRect().height);
      await expect(heights[0]).toBe(heights[1]);
    },
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
    await userEvent.unhover(help);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

Default.test('Note on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const help = canvas.getByRole('button', { name: 'About Selection benchmarks' });
  await expect(help).toHaveFocus();
  const note = await screen.findByRole('tooltip');
  await waitFor(() => expect(note).toBeVisible());
  await expect(help).toHaveAccessibleDescription(/ads\.txt lines/);
});
