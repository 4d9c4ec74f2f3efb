import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { benchmarks } from '../fixtures.ts';
import { BenchmarkComparison } from './BenchmarkComparison.tsx';

const meta = preview.meta({
  title: 'Components/Benchmarks/BenchmarkComparison',
  tags: ['beta'],
  component: BenchmarkComparison,
  args: {
    campaign: 'Spring launch',
    country: 'Germany',
    own: { storage: null, selection: 93.38, delivery: 20.36, consumption: 80.21 },
    benchmarks,
    href: '#benchmarks',
  },
});

/** Which campaign, where, and in each stage whether it is lower than the reference values. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/^Spring launch, Germany, .*left is less\.$/)).toBeVisible();
  const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
  await expect(lines).toEqual([
    expect.stringMatching(/^Selection93\.38 g.*Lower than \d of 8 benchmarks$/),
    expect.stringMatching(/^Delivery20\.36 g.*Lower than \d of 3 benchmarks$/),
    expect.stringMatching(/^Consumption80\.21 g.*Lower than \d of 10 benchmarks$/),
  ]);
  await expect(canvas.getByRole('link', { name: 'All benchmarks' })).toHaveAttribute('href', '#benchmarks');
});

Default.test('Keeps its marks on paper', async ({ canvasElement }) => {
  const styles = [...canvasElement.querySelectorAll('[aria-hidden] span')].map((mark) =>
    getComputedStyle(mark),
  );
  const marks = styles.filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)');
  await expect(marks.length).toBeGreaterThan(20);
  for (const mark of marks) await expect(mark.printColorAdjust).toBe('exact');
});

/** A campaign in several countries: the values are those of its rows in one of them. */
export const OneOfSeveralCountries = meta.story({ args: { country: 'Switzerland', share: 0.103 } });
OneOfSeveralCountries.test('Says that only part of the campaign counts', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Spring launch, Switzerland, per 1,000 impressions. Further left is less. Only its rows there count: 10% of its impressions.',
    ),
  ).toBeVisible();
});

/** The two ends: better and worse than everything it is compared with. */
export const BestAndWorst = meta.story({
  args: { own: { storage: null, selection: 0.01, delivery: 9000, consumption: null } },
});
BestAndWorst.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Lower than all 8 benchmarks')).toBeVisible();
  await expect(canvas.getByText('Not lower than any of 3 benchmarks')).toBeVisible();
  await expect(canvas.queryByText('Consumption')).toBeNull();
});

export const Loading = meta.story({ args: { benchmarks: undefined } });
Loading.test('Claims nothing yet', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  await expect(canvas.queryByText(/ower than/)).toBeNull();
});

export const Failed = meta.story({
  args: {
    benchmarks: undefined,
    error: 'Failed to load benchmarks',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
Failed.test('Claims nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load benchmarks');
  await expect(canvas.queryByRole('listitem')).toBeNull();
});

export const LongText = meta.story({
  args: { campaign: 'Spring launch of the whole autumn and winter collection in every country of Europe' },
});
