import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { manyMembers, members } from '../fixtures.ts';
import { MemberList } from './MemberList.tsx';

const meta = preview.meta({
  title: 'Components/Organization/MemberList',
  tags: ['stable'],
  component: MemberList,
  args: { members, selfId: 7, onRefresh: fn(), onApprove: fn(), onReject: fn(), onRemove: fn() },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Approve Cleo Marín' }));
  await expect(args.onApprove).toHaveBeenCalledOnce();
  await expect(args.onApprove).toHaveBeenCalledWith(members[0]);
});

Default.test('Reject asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reject Cleo Marín' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Cleo Marín?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(args.onReject).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Reject Cleo Marín' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
  await expect(args.onReject).toHaveBeenCalledOnce();
  await expect(args.onReject).toHaveBeenCalledWith(members[0]);
});

Default.test('Remove asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Ben Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ben Okafor?' });
  await expect(args.onRemove).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await expect(args.onRemove).toHaveBeenCalledWith(members[2]);
});

/** Whoever waits is named so in full, whatever else needs room. */
Default.test(
  'Says who waits',
  {
    args: {
      labels: {
        pending: 'Waiting for somebody to approve',
        approve: 'Let into the organization',
        approveName: (name) => `Let into the organization: ${name}`,
        reject: 'Turn away for good',
        rejectName: (name) => `Turn away for good: ${name}`,
      },
    },
    globals: { viewport: { value: 'tablet', isRotated: false } },
  },
  async ({ canvas }) => {
    const state = canvas.getByText('Waiting for somebody to approve');
    await expect(state.scrollWidth).toBe(state.clientWidth);
  },
);

export const Empty = meta.story({ args: { members: [] } });
export const Loading = meta.story({ args: { members: [], loading: true } });
export const Failed = meta.story({
  args: { members: [], error: 'Failed to load members', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const Refreshing = meta.story({ args: { refreshing: true } });
export const Submitting = meta.story({ args: { busyId: 9 } });
export const LongText = meta.story({
  args: { members: members.map((member) => ({ ...member, username: `${member.username} `.repeat(6) })) },
});
export const Large = meta.story({ args: { members: manyMembers } });
export const LastAdmin = meta.story({ args: { members: members.filter(({ id }) => id === 7) } });
export const RightToLeftNames = meta.story({
  args: { members: members.map((member, index) => ({ ...member, username: rightToLeftNames[index] ?? '' })) },
});
