import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace } from '../../../../../.storybook/screen.ts';
import { geos, longName } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { search } from '../../form/play.ts';
import { benchmarks } from '../fixtures.ts';
import { BenchmarksScreen, type BenchmarksScreenProps } from './BenchmarksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/BenchmarksScreen',
  tags: ['stable'],
  component: BenchmarksScreen,
  parameters: inPlace('benchmarks'),
  args: { geos, places: { country: 'Germany' }, benchmarks, onPlacesChange: fn() },
});

const campaigns = [{ id: 1, name: 'Spring launch' }];

export const Default = meta.story({ args: { campaigns, onCampaignChange: fn() } });
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Benchmarks' })).toBeVisible();
  await expect(canvas.getByText('per million impressions')).toBeVisible();
  await search(canvas, userEvent, 'Region (Delivery)', 'apac');
  await expect(args.onPlacesChange).toHaveBeenCalledWith({
    country: 'Germany',
    region: 'Europe',
    delivery_region: 'APAC',
  });
});

/** A host that keeps the choice. */
function Kept({ onPlacesChange, ...props }: BenchmarksScreenProps) {
  const [places, setPlaces] = useState(props.places);
  return <BenchmarksScreen {...props} places={places} onPlacesChange={setPlaces} />;
}
Default.test(
  'Says which values are shown after another choice',
  { render: (args) => <Kept {...args} /> },
  async ({ canvas, canvasElement, userEvent }) => {
    const said = () =>
      within(canvasElement)
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    await expect(said().filter(Boolean)).toEqual([]);
    await search(canvas, userEvent, 'Region (Delivery)', 'apac');
    await waitFor(() => expect(said()).toContain('Shown: Germany, Europe, APAC.'));
  },
);

Default.test('Keeps its marks on paper', async ({ canvasElement }) => {
  const styles = [...canvasElement.querySelectorAll(':is(li, dd) [aria-hidden] span')].map((mark) =>
    getComputedStyle(mark),
  );
  const marks = styles.filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)');
  await expect(marks.length).toBeGreaterThan(20);
  for (const mark of marks) await expect(mark.printColorAdjust).toBe('exact');
});

export const FirstOfEachList = meta.story({
  args: { places: undefined },
});
FirstOfEachList.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Afghanistan');
  await expect(canvas.getByRole('combobox', { name: 'Region (Selection)' })).toHaveValue('Europe');
  await expect(canvas.getByRole('combobox', { name: 'Region (Delivery)' })).toHaveValue('Europe');
});

Default.test('Notes', async ({ canvas, userEvent }) => {
  for (const [stage, note] of [
    ['Storage', 'Storage assumes a masters bundle of 100 GB.'],
    ['Selection', 'The RTB light, medium and default benchmarks assume 500, 1000 and 3000 ads.txt lines.'],
    ['Delivery', 'HAI means heavy ad intervention.'],
    ['Consumption', 'The mixed benchmark uses the default device split.'],
  ]) {
    const help = canvas.getByRole('button', { name: `About ${stage} benchmarks` });
    // A note hides when its button is scrolled out of view.
    help.scrollIntoView({ block: 'center' });
    await userEvent.hover(help);
    const shown = await screen.findByText(note ?? '');
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.unhover(help);
  }
});

const own = {
  name: 'Spring launch',
  values: { storage: null, selection: 93.38, delivery: 20.36, consumption: 80.21 },
};

/** A campaign is compared by its rows in the chosen country. */
export const WithCampaign = meta.story({
  args: { campaigns, campaignId: 1, own, onCampaignChange: fn() },
});
WithCampaign.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Your campaign' })).toHaveValue('Spring launch');
  await expect(canvas.getAllByText('Your campaign: Spring launch')).toHaveLength(3);
  await expect(canvas.queryByText(/no impressions/)).toBeNull();
});

WithCampaign.test(
  'Says why nothing stands beside the values',
  {
    args: {
      own: { ...own, values: { storage: null, selection: null, delivery: null, consumption: null } },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Spring launch has no impressions in this country.')).toBeVisible();
    await expect(canvas.queryByText(/^Your campaign: /)).toBeNull();
  },
);

const many = [
  ...Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Flight ${index + 1}` })),
  { id: 41, name: 'Été 2027' },
];

/** Typing finds one of many campaigns. */
export const ManyCampaigns = meta.story({
  args: { campaigns: many, campaignId: 1, onCampaignChange: fn() },
});
ManyCampaigns.test('Is searched by typing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Your campaign' }));
  const list = within(await screen.findByRole('listbox', { name: 'Your campaign' }));
  await expect(list.getAllByRole('option')).toHaveLength(42);
  await userEvent.keyboard('ete');
  await expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Été 2027']);
  await userEvent.click(list.getByRole('option', { name: 'Été 2027' }));
  await expect(args.onCampaignChange).toHaveBeenCalledWith(41);
});
ManyCampaigns.test('Needs only the keyboard', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Your campaign' });
  canvas.getByRole('combobox', { name: 'Region (Delivery)' }).focus();
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('flight 2{ArrowDown}{Enter}');
  await expect(args.onCampaignChange).toHaveBeenLastCalledWith(20);
  await userEvent.clear(field);
  await userEvent.keyboard('no such');
  await expect(screen.getByText('No such campaign.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.keyboard('none{Enter}');
  await expect(args.onCampaignChange).toHaveBeenLastCalledWith(null);
  await userEvent.tab();
  await expect(field).toHaveValue('Flight 1');
});
ManyCampaigns.test('Says which campaign Enter takes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Your campaign' }));
  await userEvent.keyboard('ete');
  const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain('Été 2027'));
  await userEvent.keyboard('q');
  await waitFor(() => expect(said()).toContain('No such campaign.'));
  await userEvent.keyboard('{Escape}');
});

/** Without campaigns there is nothing to compare or choose. */
export const Empty = meta.story({
  args: { campaigns: [], onCampaignChange: fn() },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: 'Your campaign' })).toBeNull();
});

export const LongText = meta.story({
  args: {
    campaigns: [{ id: 1, name: longName }],
    campaignId: 1,
    own: { ...own, name: longName },
    onCampaignChange: fn(),
  },
});

export const Loading = meta.story({
  args: { benchmarks: undefined, loading: true },
});
Loading.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Loading…');
});
export const Reloading = meta.story({ args: { loading: true } });
export const Failed = meta.story({
  args: {
    benchmarks: undefined,
    error: 'Failed to load benchmarks',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
