import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pendingOrganizations } from '../fixtures.ts';
import { PendingOrganizationList } from './PendingOrganizationList.tsx';

const meta = preview.meta({
  title: 'Components/Admin/PendingOrganizationList',
  tags: ['stable'],
  component: PendingOrganizationList,
  args: { organizations: pendingOrganizations, onApprove: fn(), onDeny: fn() },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { organizations: [] } });
export const Loading = meta.story({ args: { organizations: [], loading: true } });
export const Submitting = meta.story({ args: { busyId: 4 } });
export const LongText = meta.story({
  args: { organizations: [{ id: 1, name: 'An organization with a name that goes on '.repeat(6) }] },
});
