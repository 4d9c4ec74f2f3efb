import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeOrganization, beforeTools, signedInTo, tools } from '../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { member, orgAdmin, platformAdmin } from '../fixtures.ts';
import { UtilityScreen } from './UtilityScreen.tsx';

const meta = preview.meta({
  title: 'Screens/UtilityScreen',
  tags: ['stable'],
  component: UtilityScreen,
  parameters: signedInTo(tools),
  args: {
    user: member,
    campaignsHref: '/openghg',
    imagesHref: '/creativeli',
    organizationHref: '/org',
    adminHref: '/admin',
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const page = within(canvas.getByRole('main'));
  await expect(page.getByRole('link', { name: /Campaign emissions/ })).toHaveAttribute('href', '/openghg');
  await expect(page.getByRole('link', { name: /Image optimiser/ })).toHaveAttribute('href', '/creativeli');
  await expect(page.queryByRole('link', { name: 'Manage Organization' })).toBeNull();
  await expect(page.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
});

Default.test(
  'Keeps a long word in its tile, in large text on a phone',
  { globals: { locale: 'de-DE', textSize: 'double', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /Kampagnenemissionen/ });
    await waitFor(() => expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth));
  },
);

export const OrgAdmin = meta.story({
  parameters: signedInTo([...tools, 'organization']),
  args: { user: orgAdmin },
});
OrgAdmin.test('Says what it is given', async ({ canvas }) => {
  const page = within(canvas.getByRole('main'));
  await expect(page.getByRole('link', { name: 'Manage Organization' })).toHaveAttribute('href', '/org');
  await expect(page.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
});

export const PlatformAdmin = meta.story({
  parameters: signedInTo(['admin'], null),
  args: { user: platformAdmin },
});
PlatformAdmin.test('Says what it is given', async ({ canvas }) => {
  const page = within(canvas.getByRole('main'));
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  await expect(page.queryByRole('link', { name: 'Manage Organization' })).toBeNull();
});

/** Whoever founded an organization reads why its tools are not open yet. */
export const OrganizationWaits = meta.story({
  parameters: signedInTo([], 'Contoso Ads'),
  args: {
    user: { ...orgAdmin, organization_name: 'Contoso Ads' },
    wait: { for: 'approval', href: '/org-pending-approval' },
  },
});
OrganizationWaits.test('Says why the tools wait, and leads on', async ({ canvas }) => {
  const page = within(canvas.getByRole('main'));
  await expect(
    page.getByText('The tools open once the platform operator approves your organization.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the request' })).toHaveAttribute(
    'href',
    '/org-pending-approval',
  );
  await expect(page.queryByRole('alert')).toBeNull();
});

export const MemberWaits = meta.story({
  parameters: beforeTools,
  args: { wait: { for: 'member', href: '/pending-approval' } },
});
MemberWaits.test('Says why the tools wait, and leads on', async ({ canvas }) => {
  await expect(
    canvas.getByText('The tools open once an admin of the organization approves your request.'),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the request' })).toHaveAttribute(
    'href',
    '/pending-approval',
  );
});

export const NoPlan = meta.story({
  parameters: beforeTools,
  args: { wait: { for: 'plan', href: '/subscribe' } },
});
NoPlan.test('Says why the tools wait, and leads on', async ({ canvas }) => {
  await expect(canvas.getByText('The tools open once your organization has a plan.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Select a plan' })).toHaveAttribute('href', '/subscribe');
});

export const Unverified = meta.story({
  parameters: beforeOrganization,
  args: {
    user: { ...member, organization_name: null },
    wait: { for: 'email', href: '/activate' },
  },
});
Unverified.test('Says why the tools wait, and leads on', async ({ canvas }) => {
  await expect(canvas.getByText('The tools open once your e-mail address is verified.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/activate');
});

export const NoOrganization = meta.story({
  parameters: beforeOrganization,
  args: {
    user: { ...member, organization_name: null },
    wait: { for: 'organization', href: '/pick-org' },
  },
});
NoOrganization.test('Says why the tools wait, and leads on', async ({ canvas }) => {
  await expect(canvas.getByText('The tools are for members of an organization.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Choose an organization' })).toHaveAttribute(
    'href',
    '/pick-org',
  );
});

const longName = 'An organization with a long name '.repeat(5);
export const LongText = meta.story({
  parameters: signedInTo([...tools, 'organization', 'admin'], longName),
  args: { user: { ...orgAdmin, leaf_admin: true, organization_name: longName } },
});

export const Failed = meta.story({
  args: { error: 'The server can’t be reached.', errorAction: <ErrorStep onRetry={fn()} /> },
});
