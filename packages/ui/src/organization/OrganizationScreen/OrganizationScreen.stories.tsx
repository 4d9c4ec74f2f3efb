import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  beforeOrganization,
  beforeTools,
  inPlace,
  signedInTo,
  tools,
} from '../../../../../.storybook/screen.ts';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { ApiKeyList } from '../ApiKeyList/ApiKeyList.tsx';
import { admin, apiKeys, fullHouse, members, nearlyFull } from '../fixtures.ts';
import { OrganizationScreen } from './OrganizationScreen.tsx';

const meta = preview.meta({
  title: 'Screens/OrganizationScreen',
  tags: ['stable'],
  component: OrganizationScreen,
  parameters: inPlace('organization'),
  args: {
    user: admin,
    members,
    backHref: '/app',
    onRename: fn(),
    onRefresh: fn(),
    onApprove: fn(),
    onReject: fn(),
    onRemove: fn(),
    onManageSubscription: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Organization');
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/app');
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Manage Subscription' }));
  await expect(args.onManageSubscription).toHaveBeenCalledOnce();
});

Default.test('Rename', async ({ canvas, userEvent, args }) => {
  const name = canvas.getByLabelText('Organization name');
  await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(name);
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
  await expect(name).toBeInvalid();
  await userEvent.type(name, ' Northwind Group {Enter}');
  await expect(args.onRename).toHaveBeenCalledOnce();
  await expect(args.onRename).toHaveBeenCalledWith({ name: 'Northwind Group' });
});

Default.test('Nobody removes themselves', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Remove Ben Okafor' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Remove Ana Lindqvist' })).toBeNull();
});

Default.test('Delete with wrong name', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(/^Type/), 'northwind media');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete organization' }));
  await expect(
    canvas.getByText('Organization name does not match. Type the exact name to confirm.'),
  ).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(args.onDelete).not.toHaveBeenCalled();
});

Default.test('Delete confirmed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(/^Type/), ' Northwind Media ');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete organization' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete "Northwind Media"?' });
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

export const IndustryBodyMember = meta.story({
  args: { user: { ...admin, is_member: true } },
});
IndustryBodyMember.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
  await expect(canvas.getByText(/^An organization has up to 5 users\./)).toBeVisible();
  await expect(canvas.queryByText(/Basic plan/)).toBeNull();
});

/** The organization waits for the platform operator: there is nothing to subscribe to yet. */
export const Waiting = meta.story({
  parameters: beforeTools,
  args: { user: { ...admin, org_needs_approval: true } },
});
Waiting.test('Offers no subscription to manage', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Rename' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
});

export const Denied = meta.story({
  parameters: signedInTo(tools),
  args: { user: { ...admin, is_admin: false } },
});
Denied.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('You must be an admin to manage the organization.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

export const NoOrganization = meta.story({
  parameters: beforeOrganization,
  args: { user: { ...admin, is_admin: false, organization_id: null, organization_name: null } },
});
NoOrganization.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('You don’t belong to an organization yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { members: [], loading: true } });
export const Failed = meta.story({
  args: { members: [], error: 'Failed to load members', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const RenameFailed = meta.story({ args: { error: 'Failed to rename organization' } });
export const Renaming = meta.story({ args: { submitting: 'rename' } });
export const Renamed = meta.story({ args: { renamed: 'Organization renamed.' } });
export const LongText = meta.story({
  args: {
    user: { ...admin, organization_name: 'An organization with a name that goes on '.repeat(4).trim() },
  },
});

/** Five of five: nobody else can be let in, and the limits of the plan are near. */
export const PlanFull = meta.story({
  args: { members: fullHouse, usage: nearlyFull, error: 'The Basic plan allows up to 5 users.' },
});

/** The plan ended: the members stay, and the way to a plan is offered. */
export const PlanExpired = meta.story({
  args: {
    error: 'Your organization needs the Basic plan to use the tools.',
    errorAction: <ErrorStep planHref="/subscribe" />,
  },
});

/** Nobody else is an admin: the one who looks cannot be removed, only the whole organization deleted. */
export const LastAdmin = meta.story({ args: { members: members.filter(({ id }) => id === admin.id) } });
LastAdmin.test('Cannot be removed', async ({ canvas }) => {
  await expect(canvas.getByText('You')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

export const RightToLeftNames = meta.story({
  args: {
    user: { ...admin, organization_name: rightToLeftNames[2] },
    members: members.map((member, index) => ({ ...member, username: rightToLeftNames[index] ?? '' })),
  },
});

/** The keys stand below everything else. */
export const WithKeys = meta.story({
  args: {
    keys: <ApiKeyList keys={apiKeys} onCreate={fn()} onRotate={fn()} onRevoke={fn()} />,
  },
});
WithKeys.test('The danger zone comes last', async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(titles.at(-2)).toBe('API keys');
  await expect(titles.at(-1)).toBe('Danger Zone');
});
