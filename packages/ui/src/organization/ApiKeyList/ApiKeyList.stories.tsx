import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { choose, dialog } from '../../form/play.ts';
import { NowProvider } from '../../format/RelativeTime/NowProvider.tsx';
import { apiKeys } from '../fixtures.ts';
import { ApiKeyList, type ApiKeyListProps } from './ApiKeyList.tsx';

const secret = 'leaf_c3VtbWVyIGlzIGNvbWluZyBpbiBmdWxsIGdyZWVu';

const meta = preview.meta({
  title: 'Components/Organization/ApiKeyList',
  tags: ['beta'],
  component: ApiKeyList,
  args: {
    keys: apiKeys,
    onCreate: fn<ApiKeyListProps['onCreate']>(async () => secret),
    onRotate: fn<ApiKeyListProps['onRotate']>(async () => secret),
    onRevoke: fn(),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /Nightly import/ }));
  await expect(row.getByText('leaf_c3Vt')).toBeVisible();
  await expect(row.getByText('Read and write')).toBeVisible();
  await expect(within(canvas.getByRole('row', { name: /Website/ })).getByText('Never')).toBeVisible();
});

Default.test('A new key is shown once', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Create key' });
  await userEvent.click(button);
  const form = await dialog('Create an API key');
  // Its fields speak for themselves, one by one.
  await expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.keyboard(' Data warehouse ');
  await userEvent.click(form.getByRole('checkbox', { name: 'Write' }));
  await choose(form, userEvent, 'Expires', 'Never');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  await expect(args.onCreate).toHaveBeenCalledOnce();
  await expect(args.onCreate).toHaveBeenCalledWith({
    name: 'Data warehouse',
    scopes: ['read', 'write'],
    days: null,
  });
  const made = await dialog('Key for “Data warehouse”');
  await expect(made.getByRole('textbox', { name: 'API key' })).toHaveValue(secret);
  await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/It is shown only once/);
  await waitFor(() => expect(made.getByRole('button', { name: 'Copy' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(made.getByText(/It is shown only once/)).toBeVisible();
  await userEvent.click(made.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

let create: (key: string) => void = () => {};
Default.test(
  'A form that is opened again waits for the key that is under way',
  {
    args: {
      onCreate: () =>
        new Promise<string>((resolve) => {
          create = resolve;
        }),
    },
  },
  async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
      return dialog('Create an API key');
    };
    const form = await open();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Data warehouse{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(again.getByRole('button', { name: 'Create key' })).toBeDisabled();
    create(secret);
    await dialog('Key for “Data warehouse”');
  },
);

Default.test('A copied key leaves the button its name', async ({ canvas, userEvent }) => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Rotate Nightly import' }));
  await userEvent.click((await dialog('Rotate “Nightly import”?')).getByRole('button', { name: 'Rotate' }));
  const made = await dialog('Key for “Nightly import”');
  const copy = made.getByRole('button', { name: 'Copy' });
  await userEvent.click(copy);
  await waitFor(() => expect(made.getByRole('status')).toHaveTextContent('Copied.'));
  await expect(copy).toHaveAccessibleName('Copy');
  writeText.mockRestore();
});

Default.test('A key is selected where the browser refuses to copy', async ({ canvas, userEvent }) => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(canvas.getByRole('button', { name: 'Rotate Nightly import' }));
  await userEvent.click((await dialog('Rotate “Nightly import”?')).getByRole('button', { name: 'Rotate' }));
  const made = await dialog('Key for “Nightly import”');
  await userEvent.click(made.getByRole('button', { name: 'Copy' }));
  const field = made.getByRole('textbox', { name: 'API key' }) as HTMLInputElement;
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(secret);
  await expect(made.queryByText('Copied.')).toBeNull();
  writeText.mockRestore();
});

Default.test('A key needs a name and some access', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
  const form = await dialog('Create an API key');
  await userEvent.click(form.getByRole('checkbox', { name: 'Read' }));
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  await expect(form.getByText('Enter a name for the key')).toBeVisible();
  await expect(form.getByText('Choose at least one')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect(args.onCreate).not.toHaveBeenCalled();
});

Default.test('A key without access says so at the boxes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
  const form = await dialog('Create an API key');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.keyboard('Data warehouse');
  const read = form.getByRole('checkbox', { name: 'Read' });
  await expect(read).not.toBeInvalid();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(read).not.toBeChecked();
  form.getByRole('button', { name: 'Create key' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(read).toHaveFocus();
  await expect(read).toBeInvalid();
  await expect(read).toHaveAccessibleDescription(/Choose at least one/);
  await userEvent.keyboard(' ');
  await expect(read).not.toBeInvalid();
  await expect(args.onCreate).not.toHaveBeenCalled();
});

Default.test('Rotate asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rotate Nightly import' }));
  const question = await dialog('Rotate “Nightly import”?');
  await expect(args.onRotate).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Rotate' }));
  await expect(args.onRotate).toHaveBeenCalledWith(apiKeys[1]);
  const made = await dialog('Key for “Nightly import”');
  await expect(made.getByRole('textbox', { name: 'API key' })).toHaveValue(secret);
  await userEvent.click(made.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

Default.test('Revoke asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Revoke Website' }));
  const question = await dialog('Revoke “Website”?');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect(args.onRevoke).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Revoke Website' }));
  await userEvent.click((await dialog('Revoke “Website”?')).getByRole('button', { name: 'Revoke' }));
  await expect(args.onRevoke).toHaveBeenCalledOnce();
  await expect(args.onRevoke).toHaveBeenCalledWith(apiKeys[0]);
});

/** The form of a new key. */
export const Creating = meta.story({
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    await dialog('Create an API key');
  },
});

Creating.test(
  'Its buttons end where its fields do on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async () => {
    const form = await dialog('Create an API key');
    const field = form.getByRole('textbox', { name: 'Name' }).getBoundingClientRect();
    const cancel = form.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const create = form.getByRole('button', { name: 'Create key' }).getBoundingClientRect();
    await expect(cancel.left).toBeCloseTo(field.left);
    await expect(create.right).toBeCloseTo(field.right);
  },
);

/** A key that was just created. */
export const Created = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    const form = await dialog('Create an API key');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Data warehouse{Enter}');
    await dialog('Key for “Data warehouse”');
  },
});

export const CreateFailed = meta.story({
  args: {
    onCreate: fn<ApiKeyListProps['onCreate']>(async () => undefined),
    createError: 'An organization has at most 20 API keys. Revoke one first.',
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    const form = await dialog('Create an API key');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(form.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('Data warehouse{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('at most 20 API keys');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Data warehouse');
  },
});

/** With the time at hand, which tells that a key has expired. */
export const Expired = meta.story({
  decorators: (Story) => (
    <NowProvider now={Date.parse('2026-11-22T12:00:00Z')}>
      <Story />
    </NowProvider>
  ),
});
Expired.test('Can only be revoked', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /Trial of the data team/ }));
  await expect(row.getByText('Expired')).toBeVisible();
  await expect(row.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Revoke Trial of the data team',
  ]);
});
Expired.test(
  'A time ends where the other values do on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Nightly import/ }));
    const words = document.createRange();
    words.selectNodeContents(row.getAllByRole('time')[0]?.firstElementChild ?? document.body);
    const { right } = row.getByText('leaf_c3Vt').getBoundingClientRect();
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeCloseTo(right, 0));
  },
);

export const Empty = meta.story({ args: { keys: [] } });
export const Loading = meta.story({ args: { keys: [], loading: true } });
export const Failed = meta.story({
  args: { keys: [], error: 'Failed to load API keys', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const Submitting = meta.story({ args: { busyId: 21 } });
export const LongText = meta.story({
  args: { keys: apiKeys.map((key) => ({ ...key, name: `${key.name} `.repeat(6).trim() })) },
});
export const RightToLeftNames = meta.story({
  args: { keys: apiKeys.map((key, index) => ({ ...key, name: rightToLeftNames[index] ?? '' })) },
});
