import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorBanner } from '../ErrorBanner/ErrorBanner.tsx';
import { ErrorStep } from './ErrorStep.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorStep',
  tags: ['stable'],
  component: ErrorStep,
  args: { onRetry: fn() },
  render: (args) => <ErrorBanner message="Failed to load campaigns" action={<ErrorStep {...args} />} />,
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Retrying = meta.story({ args: { retrying: true } });

export const NoPlan = meta.story({
  args: { onRetry: undefined, planHref: '/subscribe' },
});
NoPlan.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Select a plan' })).toHaveAttribute('href', '/subscribe');
});

export const NoOrganization = meta.story({
  args: { onRetry: undefined, organizationHref: '/pick-org' },
});
NoOrganization.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Choose an organization' })).toHaveAttribute(
    'href',
    '/pick-org',
  );
});

export const Unverified = meta.story({
  args: { onRetry: undefined, verifyHref: '/activate' },
});
Unverified.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/activate');
});

export const OrganizationWaits = meta.story({
  args: { onRetry: undefined, requestHref: '/org-pending-approval' },
});
OrganizationWaits.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See the request' })).toHaveAttribute(
    'href',
    '/org-pending-approval',
  );
});
