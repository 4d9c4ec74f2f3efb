import { attribution, readings } from '@leaf/emissions';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace } from '../../../../../.storybook/screen.ts';
import { MethodologyScreen } from './MethodologyScreen.tsx';

const meta = preview.meta({
  title: 'Screens/MethodologyScreen',
  tags: ['stable'],
  component: MethodologyScreen,
  parameters: inPlace('campaigns'),
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(attribution)).toBeVisible();
  await expect(canvas.getByText(/SSD and HDD look swapped/)).toBeVisible();
  for (const { text } of readings) await expect(canvas.getByText(text)).toBeInTheDocument();
});

/** The countries are in the order of their names as shown. */
Default.test('In German', { globals: { locale: 'de-DE' } }, async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Stromnetz je Land' }));
  await waitFor(() => expect(table.getAllByRole('rowheader').length).toBeGreaterThan(3));
  const names = table.getAllByRole('rowheader').map((name) => name.textContent);
  await expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
});
