import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeOrganization } from '../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { organizations } from '../fixtures.ts';
import { PickOrgScreen } from './PickOrgScreen.tsx';

const meta = preview.meta({
  title: 'Screens/PickOrgScreen',
  tags: ['stable'],
  component: PickOrgScreen,
  parameters: beforeOrganization,
  args: { organizations, onJoin: fn(), onCreate: fn(), onSignOut: fn() },
});

export const Default = meta.story();

Default.test('Join', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fabrikam Outdoor' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Request to join' }));
  await expect(args.onJoin).toHaveBeenCalledOnce();
  await expect(args.onJoin).toHaveBeenCalledWith(5);
});

Default.test('Nothing chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request to join' }));
  await expect(canvas.getByText('Select an organization')).toBeVisible();
  const choice = canvas.getByRole('combobox', { name: 'Organization' });
  await expect(choice).toBeRequired();
  await expect(choice).toHaveFocus();
  // The list would cover the message and the button.
  await expect(choice).toHaveAttribute('aria-expanded', 'false');
  await expect(args.onJoin).not.toHaveBeenCalled();
});

Default.test('Create', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
  await expect(canvas.getByRole('textbox', { name: 'Organization name' })).toHaveFocus();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Organization name' }), ' Litware Media ');
  await userEvent.click(canvas.getByRole('checkbox', { name: /European industry body/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
  await expect(args.onCreate).toHaveBeenCalledOnce();
  await expect(args.onCreate).toHaveBeenCalledWith({
    name: 'Litware Media',
    claims_member: true,
  });
});

export const Loading = meta.story({ args: { organizations: [], loading: true } });
export const Empty = meta.story({
  args: { organizations: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
    await waitFor(() => expect(screen.getByText('No organization with this name.')).toBeVisible());
  },
});
export const Failed = meta.story({
  args: {
    organizations: [],
    error: 'Failed to load organizations',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
Failed.test('Does not say that there is no organization', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Organization' }), 'fabri');
  await waitFor(() => expect(screen.getByRole('option', { name: '–' })).toBeVisible());
});
export const Joining = meta.story({ args: { submitting: 'join' } });
export const Creating = meta.story({ args: { submitting: 'create' } });
export const Requested = meta.story({
  args: { success: 'Requested to join organization. Waiting for admin approval.' },
});

/** Whoever asked the wrong organization may ask another one. */
export const Asked = meta.story({
  args: { askedName: 'Northwind Media', backHref: '/pending-approval' },
});
Asked.test('Says what was asked, and leads back', async ({ canvas }) => {
  await expect(canvas.getByText(/^You have asked to join Northwind Media\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/pending-approval');
});

export const LongText = meta.story({
  args: {
    askedName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    backHref: '/pending-approval',
    organizations: [{ id: 9, name: 'The association of outdoor and digital advertisers '.repeat(3).trim() }],
  },
});
LongText.test('Answers to what people do', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Organization' }));
  await expect(await screen.findByRole('option', { name: /^The association/ })).toBeVisible();
});
