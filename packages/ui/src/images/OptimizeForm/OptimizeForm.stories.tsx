import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OptimizeForm, type OptimizeFormProps } from './OptimizeForm.tsx';
import type { SavedJobSettings, SettingsKept } from './SavedSettings.tsx';

const meta = preview.meta({
  title: 'Components/Images/OptimizeForm',
  tags: ['stable'],
  component: OptimizeForm,
  // The name of a measure, which is the same in every language.
  parameters: { ownWords: ['SSIM'] },
  args: { onSubmit: fn(), megapixels: 2.07 },
});

type Canvas = ReturnType<typeof import('storybook/test').within>;

const choose = async (canvas: Canvas, mode: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Mode' }));
  await userEvent.click(await screen.findByRole('option', { name: mode }));
};
const create = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create Job' });

export const Default = meta.story();
Default.test('Answers to what people do', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider');
  await expect(slider).toHaveAttribute('min', '0.94');
  // The slider itself says its value.
  await expect(canvas.getByText('0.980').closest('output, [role=status]')).toBeNull();
  await expect(slider).toHaveAttribute('max', '0.99');
  await expect(slider).toHaveAttribute('step', '0.001');
  await expect(slider).toHaveValue('0.98');
  await userEvent.click(create(canvas));
  await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'lightweighting', target: 0.98 });
});

/** The slider takes values of three decimals within its bounds, and the closest row of the table follows. */
export const Slider = meta.story({
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent(
      '2This image: 2.07Closest to your target0.9790.977',
    );
    await fireEvent.change(slider, { target: { value: '0.973' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '0.973');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('4Closest');
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ mode: 'lightweighting', target: 0.973 });
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '0.990');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '0.940');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('32 and above');
  },
});

/** The value recommended for the image's own size is one click away. */
export const Recommended = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended for this image: 0.979')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.979');
    await expect(canvas.queryByRole('button', { name: 'Use it' })).toBeNull();
    // The button is gone: the slider says the value.
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '0.94' } });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '0.979');
  },
});

/** An image that was optimised before: the slider starts at the value recommended for its size. */
export const StartsRecommended = meta.story({
  args: { startRecommended: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.979');
    await expect(canvas.queryByRole('button', { name: 'Use it' })).toBeNull();
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'lightweighting', target: 0.979 });
  },
});

export const MsLightweighting = meta.story({
  play: async ({ args, canvas }) => {
    await choose(canvas, 'MS-lightweighting (MS-SSIM)');
    await expect(canvas.getByText(/slower, more consistent/)).toBeVisible();
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'ms-lightweighting', target: 0.98 });
  },
});

export const FileSize = meta.story({
  play: async ({ args, canvas }) => {
    await choose(canvas, 'File size');
    const field = canvas.getByRole('textbox', { name: 'File size (KB)' });
    await expect(field).toHaveValue('200');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('row', { current: true })).toBeNull();
    await userEvent.clear(field);
    await expect(create(canvas)).toBeDisabled();
    await userEvent.type(field, '149,6');
    await expect(create(canvas)).toBeEnabled();
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'file_size', target: 150 });
  },
});
FileSize.test('Reads thousands as they are typed', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'File size (KB)' });
  await userEvent.clear(field);
  await userEvent.type(field, '1,500');
  await userEvent.click(create(canvas));
  await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'file_size', target: 1500 });
  await userEvent.clear(field);
  await userEvent.type(field, '2500');
  await expect(field).toHaveValue('2,500');
});
FileSize.test('Takes fractions, rounded', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'File size (KB)' });
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  await userEvent.clear(field);
  await userEvent.type(field, '1234.5');
  await expect(field).toHaveValue('1234.5');
  await userEvent.click(create(canvas));
  await expect(args.onSubmit).toHaveBeenLastCalledWith({ mode: 'file_size', target: 1235 });
  await userEvent.clear(field);
  await userEvent.type(field, '0.500');
  await expect(field).toHaveValue('0.500');
  await userEvent.click(create(canvas));
  await expect(args.onSubmit).toHaveBeenLastCalledWith({ mode: 'file_size', target: 1 });
});

export const BitsPerPixel = meta.story({
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Bits per pixel');
    const field = canvas.getByRole('textbox', { name: 'Bits per pixel (bpp)' });
    await expect(field).toHaveValue('0.15');
    await userEvent.clear(field);
    await userEvent.type(field, '0,12345');
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'bpp', target: 0.1235 });
  },
});

export const Lean = meta.story({
  play: async ({ args, canvas }) => {
    await choose(canvas, 'LEAN');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'lean', target: null });
  },
});

/** The files are for a platform: the job keeps to its limit. */
export const Platform = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Platform' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Google Ads, uploaded display ads' }));
    await userEvent.click(create(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'lightweighting',
      target: 0.98,
      preset: 'google-ads',
    });
  },
});

const google = {
  id: 3,
  name: 'Banners for Google',
  mode: 'lightweighting',
  target: 0.97,
  preset: 'google-ads',
} as const;
const small = { id: 4, name: 'Small', mode: 'file_size', target: 40 } as const;

/** Settings that the organization keeps: chosen, kept, renamed and deleted. */
export const Kept = meta.story({
  args: {
    kept: {
      list: [google, small],
      onSave: fn(async () => true),
      onRename: fn(async () => true),
      onDelete: fn(),
    },
  },
});
Kept.test('Chooses, renames and deletes', async ({ args, canvas }) => {
  const saved = canvas.getByRole('combobox', { name: 'Saved settings' });
  await userEvent.selectOptions(saved, 'Banners for Google');
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.970');
  await userEvent.click(create(canvas));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    mode: 'lightweighting',
    target: 0.97,
    preset: 'google-ads',
  });
  await userEvent.selectOptions(saved, 'Small');
  await expect(canvas.getByRole('textbox', { name: 'File size (KB)' })).toHaveValue('40');
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Tiny{Enter}');
  await expect(args.kept?.onRename).toHaveBeenCalledWith(small, 'Tiny');
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete "Small"?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.kept?.onDelete).toHaveBeenCalledWith(small));
});
Kept.test(
  'Writes their targets as they are typed in the language',
  {
    globals: { locale: 'de-DE' },
    args: {
      kept: {
        list: [{ id: 5, name: 'Fein', mode: 'bpp', target: 0.25 }],
        onSave: fn(),
        onRename: fn(),
        onDelete: fn(),
      },
    },
  },
  async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Gespeicherte/ }), 'Fein');
    await expect(canvas.getByRole('textbox', { name: /\(bpp\)/ })).toHaveValue('0,25');
  },
);
Kept.test('Keeps those of the form', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save these settings' }));
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Usual ');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.kept?.onSave).toHaveBeenCalledWith('Usual', { mode: 'lightweighting', target: 0.98 });
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** A host that changes the list. */
function Keeping(props: OptimizeFormProps) {
  const [list, setList] = useState<readonly SavedJobSettings[]>(props.kept?.list ?? []);
  const kept: SettingsKept = {
    list,
    onSave: async (name, settings) => {
      setList((before) => [...before, { ...settings, id: 9, name }]);
      return true;
    },
    onRename: async ({ id }, name) => {
      setList((before) => before.map((one) => (one.id === id ? { ...one, name } : one)));
      return true;
    },
    onDelete: ({ id }) => setList((before) => before.filter((one) => one.id !== id)),
  };
  return <OptimizeForm {...props} kept={kept} />;
}
Kept.test(
  'By keyboard: every change is told, and leaves the focus at the list',
  { render: (args) => <Keeping {...args} /> },
  async ({ canvas }) => {
    const saved = canvas.getByRole('combobox', { name: 'Saved settings' });
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Save these settings');
    await press('Cancel');
    await expect(saved).toHaveFocus();
    await press('Save these settings');
    await userEvent.keyboard('Usual{Enter}');
    await canvas.findByText('Settings saved as “Usual”.');
    await expect(saved).toHaveFocus();
    await press('Rename');
    await userEvent.keyboard(' two{Enter}');
    await canvas.findByText('Settings renamed to “Usual two”.');
    await expect(saved).toHaveFocus();
    await press('Delete');
    const prompt = within(await screen.findByRole('dialog', { name: 'Delete "Usual two"?' }));
    await expect(canvas.queryByText('“Usual two” deleted.')).toBeNull();
    await waitFor(() => expect(prompt.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(prompt.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('“Usual two” deleted.');
    await waitFor(() => expect(saved).toHaveFocus());
  },
);

/** An invalid target says why, and no job can be created; the typed value is kept for correction. */
export const Invalid = meta.story({
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Bits per pixel');
    const field = canvas.getByRole('textbox', { name: 'Bits per pixel (bpp)' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter a number between 0.001 and 128.')).toBeVisible();
    await expect(create(canvas)).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await choose(canvas, 'LEAN');
    await expect(create(canvas)).toBeEnabled();
    await choose(canvas, 'Bits per pixel');
    await expect(canvas.getByRole('textbox', { name: 'Bits per pixel (bpp)' })).toHaveValue('0');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await waitFor(() => expect(canvas.getByText('Enter a number above 0.')).toBeVisible());
  },
});

export const Submitting = meta.story({
  args: { submitting: true },
});
Submitting.test('Says what it is given', async ({ canvas }) => {
  await expect(create(canvas)).toBeDisabled();
});

export const Failed = meta.story({
  args: { error: 'Failed to create optimization job.' },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create optimization job.');
});

export const Created = meta.story({
  args: { created: true, jobsHref: '/creativeli/5/overview' },
});
Created.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Optimization job created successfully.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Show jobs' })).toHaveAttribute(
    'href',
    '/creativeli/5/overview',
  );
});

export const LongText = meta.story({ args: { error: 'The image could not be read any more. '.repeat(8) } });
