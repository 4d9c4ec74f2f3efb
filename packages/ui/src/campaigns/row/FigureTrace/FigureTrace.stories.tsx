import { consumptionEmissions, storageEmissions } from '@leaf/emissions';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FigureTrace } from './FigureTrace.tsx';

const storage = storageEmissions({
  payload: 50,
  ssd_copies: 1,
  hdd_copies: 1,
  lto_copies: 2,
  cloud_copies: 3,
});
const mixed = consumptionEmissions({
  level: 0,
  country: 'Germany',
  device_type: 'mixed',
  impressions: 1_000_000,
  placement_type: 'display',
});

const meta = preview.meta({
  title: 'Components/Campaigns/FigureTrace',
  tags: ['stable'],
  component: FigureTrace,
  args: { trace: storage.trace },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/SSD and HDD look swapped/)).toBeVisible();
  await expect(canvas.getByText('Total emissions').closest('summary')).toHaveTextContent('12.91 kg CO2e');
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('HDD', { selector: 'summary span' }));
    await expect(canvas.getByText('HDD copies')).toBeVisible();
    await expect(canvas.getByText('.16')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy 8 kg CO2e' })).toBeVisible();
  },
});

export const ManySteps = meta.story({ args: { trace: mixed.trace } });
export const German = meta.story({
  args: { trace: mixed.trace },
  globals: { locale: 'de-DE' },
});
German.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Gerät, Strom', { selector: 'summary span' })).toBeVisible();
  await expect(canvas.getByText('Netzintensität: Deutschland, 2024')).toBeInTheDocument();
});
export const French = meta.story({
  args: { trace: mixed.trace },
  globals: { locale: 'fr-FR' },
});
French.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Appareil, électricité', { selector: 'summary span' })).toBeVisible();
  await expect(canvas.getByText('Intensité carbone de l’électricité : Allemagne, 2024')).toBeInTheDocument();
  await expect(canvas.getByText('Source : The Green Web Foundation (Ember)')).toBeInTheDocument();
});
