import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignRows } from '../fixtures.ts';
import { FootprintStrip } from './FootprintStrip.tsx';
import { campaignFootprint, stageFootprint } from './footprintOf.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/FootprintStrip',
  tags: ['beta'],
  component: FootprintStrip,
  args: { parts: campaignFootprint(campaignRows) },
});

/** One sentence for screen readers, largest part first. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName(
    'Selection 49%, Consumption 36%, Delivery 11%, Storage 4%',
  );
});

/** The header of a campaign: parts larger than 8% are named inside the strip. */
export const Large = meta.story({
  args: { size: 'lg' },
});
Large.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/^Selection/)).toBeVisible();
  await expect(canvas.queryByText(/^Storage/)).toBeNull();
});

/** A card of 6 px. */
export const Small = meta.story({ args: { size: 'sm' } });

/** Below a row's total, scaled to its share of the largest row. */
export const Row = meta.story({
  args: { size: 'xs', share: 0.4, parts: stageFootprint('selection', campaignRows.selection.slice(0, 1)) },
  decorators: [(Story) => <div style={{ width: 96 }}>{Story()}</div>],
});

/** The parts of one stage, by their own names and steps. */
export const NamedParts = meta.story({
  args: {
    parts: [
      { stage: 'delivery', kind: 'electricity', name: 'Mobile networks, electricity', value: 46, tone: 1 },
      { stage: 'delivery', kind: 'electricity', name: 'Fixed networks, electricity', value: 22, tone: 2 },
      { stage: 'delivery', kind: 'electricity', name: 'CDN, electricity', value: 8, tone: 3 },
      { stage: 'delivery', kind: 'embodied', name: 'Mobile networks, embodied', value: 24, tone: 1 },
    ],
  },
});
NamedParts.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName(
    'Mobile networks, electricity 46%; Mobile networks, embodied 24%; Fixed networks, electricity 22%; CDN, electricity 8%',
  );
});

/** A part of a thousandth is still visible. */
export const TinyParts = meta.story({
  args: {
    parts: [
      { stage: 'storage', value: 0.001 },
      { stage: 'selection', kind: 'electricity', value: 0.0004 },
      { stage: 'delivery', kind: 'electricity', value: 900 },
      { stage: 'consumption', kind: 'embodied', value: 0.2 },
    ],
  },
});
TinyParts.test('Says what it is given', async ({ canvas }) => {
  const strip = canvas.getByRole('img', {
    name: 'Delivery >99%, Consumption <1%, Storage <1%, Selection <1%',
  });
  for (const block of strip.querySelectorAll('span')) {
    await expect(block.getBoundingClientRect().width).toBeGreaterThanOrEqual(2);
  }
});

export const OneStage = meta.story({
  args: { parts: [{ stage: 'storage', value: 12 }], size: 'lg' },
});

/** On the ink band. */
export const OnInk = meta.story({
  args: { ground: 'ink' },
  decorators: [(Story) => <div style={{ background: 'var(--leaf-ink)', padding: 24 }}>{Story()}</div>],
});

/** A placeholder for future content. */
export const Ghost = meta.story({
  args: { ghost: true },
});
Ghost.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Empty = meta.story({
  args: { parts: [{ stage: 'storage', value: 0 }] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'No emissions' })).toBeVisible();
});

/** One part could not be loaded, so every share is unknown. */
export const Unknown = meta.story({
  args: { parts: [...campaignFootprint(campaignRows), { stage: 'delivery', value: null }] },
});
Unknown.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Shares not known' })).toBeVisible();
});

export const RightToLeft = meta.story({ args: { size: 'lg' }, globals: { direction: 'rtl' } });
