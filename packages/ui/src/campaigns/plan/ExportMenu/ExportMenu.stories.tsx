import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/ExportMenu',
  tags: ['beta'],
  component: ExportMenu,
  args: { onExport: fn<ExportMenuProps['onExport']>(async () => undefined) },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
});

export const Opened = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Excel (XLSX)',
      'CSV with , and 1.5',
      'CSV with ; and 1,5',
      'JSON',
    ]);
  },
});
Opened.test('Passes on the choice', async ({ args }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV with ; and 1,5' }));
  await expect(args.onExport).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'csv', style: { separator: ';', decimal: ',' } }),
  );
});

Default.test(
  'Exporting',
  {
    args: { onExport: fn<ExportMenuProps['onExport']>(() => new Promise(() => {})) },
  },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    const button = await canvas.findByRole('button', { name: 'Exporting…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
  },
);

export const Failed = meta.story({
  args: { onExport: fn<ExportMenuProps['onExport']>(async () => Promise.reject(new Error('no memory'))) },
  parameters: { again: 'Export' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be created.');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
