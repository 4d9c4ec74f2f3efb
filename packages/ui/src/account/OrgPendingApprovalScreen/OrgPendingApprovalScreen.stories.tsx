import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn, beforeTools } from '../../../../../.storybook/screen.ts';
import { OrgPendingApprovalScreen } from './OrgPendingApprovalScreen.tsx';

const meta = preview.meta({
  title: 'Screens/OrgPendingApprovalScreen',
  tags: ['stable'],
  component: OrgPendingApprovalScreen,
  parameters: beforeTools,
  args: {
    organizationName: 'Northwind Media',
    organizationHref: '/org',
    signInHref: '/login',
    onCheckAgain: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/awaits approval by the platform operator/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  await expect(canvas.getByRole('link', { name: 'Change the name or withdraw it' })).toHaveAttribute(
    'href',
    '/org',
  );
});

export const SignedOut = meta.story({
  parameters: beforeSignIn,
  args: { organizationHref: undefined, onCheckAgain: undefined },
});
SignedOut.test('Leads only to the sign-in', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /withdraw/ })).toBeNull();
});
export const Checking = meta.story({ args: { checking: true } });
export const StillWaiting = meta.story({ args: { stillWaiting: true } });
export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
  parameters: { again: 'Check again' },
});
export const LongText = meta.story({
  args: { organizationName: 'An organization with a name that goes on '.repeat(4) },
});
