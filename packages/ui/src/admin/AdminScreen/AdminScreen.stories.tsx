import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, signedInTo, tools } from '../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { pendingOrganizations } from '../fixtures.ts';
import { AdminScreen } from './AdminScreen.tsx';

const meta = preview.meta({
  title: 'Screens/AdminScreen',
  tags: ['stable'],
  component: AdminScreen,
  parameters: inPlace('admin'),
  args: {
    user: { leaf_admin: true },
    organizations: pendingOrganizations,
    backHref: '/app',
    onRefresh: fn(),
    onApprove: fn(),
    onDeny: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
  const approve = canvas.getByRole('button', { name: 'Approve Contoso Ads' });
  await expect(approve).toHaveAccessibleDescription(/without a subscription/);
  await userEvent.click(approve);
  await expect(args.onApprove).toHaveBeenCalledWith(pendingOrganizations[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'Deny Litware Media' }));
  await expect(args.onDeny).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny Litware Media?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Deny' }));
  await expect(args.onDeny).toHaveBeenCalledWith(pendingOrganizations[1]);
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

export const Empty = meta.story({
  args: { organizations: [] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No pending organizations.')).toBeVisible();
});

export const Denied = meta.story({
  parameters: signedInTo(tools),
  args: { user: { leaf_admin: false } },
});
Denied.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
  await expect(canvas.getByText('You do not have permission to access this page.')).toBeVisible();
  await expect(canvas.queryByText('Contoso Ads')).toBeNull();
});

export const Loading = meta.story({ args: { organizations: [], loading: true } });
export const Failed = meta.story({
  args: {
    organizations: [],
    error: 'Failed to fetch organizations',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
Failed.test('Does not look empty', async ({ canvas }) => {
  await expect(canvas.getByText('–')).toBeVisible();
  await expect(canvas.queryByText('No pending organizations.')).toBeNull();
});
export const Submitting = meta.story({ args: { busyId: 4 } });
export const Refreshing = meta.story({ args: { refreshing: true } });
export const LongText = meta.story({
  args: { organizations: [{ id: 1, name: 'An organization with a name that goes on '.repeat(6) }] },
});
