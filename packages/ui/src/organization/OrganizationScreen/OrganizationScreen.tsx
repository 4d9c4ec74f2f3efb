import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import type { OrganizationMember, Usage, User } from '../../types.ts';
import { DangerZone } from '../DangerZone/DangerZone.tsx';
import { ManageSubscription } from '../ManageSubscription/ManageSubscription.tsx';
import { MemberList } from '../MemberList/MemberList.tsx';
import { RenameForm } from '../RenameForm/RenameForm.tsx';
import { UsageList } from '../UsageList/UsageList.tsx';
import classes from './OrganizationScreen.module.css';

export const organizationLabels = {
  title: 'Manage Organization',
  back: 'Back',
  rename: 'Name',
  notAdmin: 'You must be an admin to manage the organization.',
  noOrganization: 'You don’t belong to an organization yet.',
};

export type OrganizationScreenProps = {
  user: Pick<User, 'id' | 'organization_id' | 'organization_name' | 'is_admin' | 'is_member'>;
  members: readonly OrganizationMember[];
  /** How much of each limit is used; omitted until it is known. */
  usage?: Usage;
  loading?: boolean;
  /** The error of anything that failed on this page. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The pending request; a member's request also sets `busyId`. */
  submitting?: 'rename' | 'refresh' | 'portal' | 'delete';
  /** The member with a pending request. */
  busyId?: number;
  /** Success message after a rename. */
  renamed?: string;
  backHref: string;
  onRename: (organization: { name: string }) => void;
  onRefresh: () => void;
  onApprove: (member: OrganizationMember) => void;
  onReject: (member: OrganizationMember) => void;
  onRemove: (member: OrganizationMember) => void;
  onManageSubscription: () => void;
  onDelete: () => void;
  labels?: Partial<typeof organizationLabels>;
};

/** Name, members, subscription and deletion of an organization, for its admin. */
export function OrganizationScreen({
  user,
  members,
  usage,
  loading,
  error,
  errorAction,
  submitting,
  busyId,
  renamed,
  backHref,
  onRename,
  onRefresh,
  onApprove,
  onReject,
  onRemove,
  onManageSubscription,
  onDelete,
  labels,
}: OrganizationScreenProps) {
  const text = useLabels('organization', organizationLabels, labels);
  const belongs = user.organization_id !== null;
  const name = user.organization_name ?? '';
  return (
    <div className={classes.page}>
      <PageHeader
        title={text.title}
        backHref={backHref}
        backLabel={text.back}
        description={name || undefined}
        error={error}
        errorAction={errorAction}
      />
      {!belongs && <p>{text.noOrganization}</p>}
      {belongs && !user.is_admin && <p>{text.notAdmin}</p>}
      {belongs && user.is_admin && (
        <div className={classes.parts}>
          <Section title={text.rename}>
            <RenameForm
              key={name}
              name={name}
              submitting={submitting === 'rename'}
              success={renamed}
              onRename={onRename}
            />
          </Section>
          <MemberList
            members={members}
            selfId={user.id}
            loading={loading}
            refreshing={submitting === 'refresh'}
            busyId={busyId}
            onRefresh={onRefresh}
            onApprove={onApprove}
            onReject={onReject}
            onRemove={onRemove}
          />
          {usage && <UsageList usage={usage} />}
          {!user.is_member && (
            <ManageSubscription submitting={submitting === 'portal'} onOpen={onManageSubscription} />
          )}
          <DangerZone
            key={`delete ${name}`}
            organizationName={name}
            submitting={submitting === 'delete'}
            onDelete={onDelete}
          />
        </div>
      )}
    </div>
  );
}
