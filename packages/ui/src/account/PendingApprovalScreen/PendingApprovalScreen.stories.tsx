import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn, beforeTools } from '../../../../../.storybook/screen.ts';
import { PendingApprovalScreen } from './PendingApprovalScreen.tsx';

const meta = preview.meta({
  title: 'Screens/PendingApprovalScreen',
  tags: ['stable'],
  component: PendingApprovalScreen,
  parameters: beforeTools,
  args: {
    email: 'ana@northwind.example',
    organizationName: 'Northwind Media',
    organizationsHref: '/pick-org',
    signInHref: '/login',
    onCheckAgain: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/awaits approval by the organization admin/)).toBeVisible();
  await expect(canvas.getByText(/You asked to join Northwind Media/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Choose another organization' })).toHaveAttribute(
    'href',
    '/pick-org',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
});

/** Signed out, the page cannot check automatically, and does not claim to. */
export const SignedOut = meta.story({
  parameters: beforeSignIn,
  args: { organizationName: undefined, organizationsHref: undefined, onCheckAgain: undefined },
});
SignedOut.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/Sign in to see/)).toBeVisible();
  await expect(canvas.queryByText(/by itself/)).toBeNull();
  await expect(canvas.getAllByRole('link', { name: /sign in|organization/ })).toHaveLength(1);
});
export const Checking = meta.story({ args: { checking: true } });
export const StillWaiting = meta.story({ args: { stillWaiting: true } });
export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
  parameters: { again: 'Check again' },
});
export const LongText = meta.story({
  args: {
    email: `${'a-very-long-name-'.repeat(6)}@northwind.example`,
    organizationName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
  },
});
