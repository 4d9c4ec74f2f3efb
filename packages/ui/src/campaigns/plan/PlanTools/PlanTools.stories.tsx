import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PlanTools } from './PlanTools.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanTools',
  tags: ['beta'],
  component: PlanTools,
  args: { importHref: '#import', onExport: fn(async () => undefined) },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '#import');
  await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
});

/** Nothing to export yet. */
export const Empty = meta.story({ args: { empty: true } });
export const WithoutImport = meta.story({ args: { importHref: undefined } });
