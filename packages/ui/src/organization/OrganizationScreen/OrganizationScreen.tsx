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
  /** Who looks at it; only admins of an organization see its page. */
  user: Pick<
    User,
    'id' | 'organization_id' | 'organization_name' | 'org_needs_approval' | 'is_admin' | 'is_member'
  >;
  /** Everybody in the organization, those who wait included. */
  members: readonly OrganizationMember[];
  /** How much of each limit is used; null while it loads. Without it there is no such list. */
  usage?: Usage | null;
  /** The usage could not be loaded: dashes stand in its place. */
  usageFailed?: boolean;
  /** Loads the usage again. */
  onRetryUsage?: () => void;
  loading?: boolean;
  /** What stands above the danger zone, such as `ApiKeyList`. */
  keys?: ReactNode;
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
  /** Where “Back” leads. */
  backHref: string;
  /** Takes the new name, trimmed. */
  onRename: (organization: { name: string }) => void;
  /** Reads the list anew. */
  onRefresh: () => void;
  /** Lets somebody who waits in. */
  onApprove: (member: OrganizationMember) => void;
  /** Refuses somebody who waits. */
  onReject: (member: OrganizationMember) => void;
  /** Takes somebody out of the organization. */
  onRemove: (member: OrganizationMember) => void;
  /** Opens the pages of the payment provider. */
  onManageSubscription: () => void;
  /** Deletes the organization for good; its name has been typed before. */
  onDelete: () => void;
  labels?: Partial<typeof organizationLabels>;
};

/** Name, members, subscription, API keys and deletion of an organization, for its admin. */
export function OrganizationScreen({
  user,
  members,
  usage,
  usageFailed,
  onRetryUsage,
  keys,
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
        changing={busyId !== undefined || (submitting !== undefined && submitting !== 'refresh')}
      />
      {!belongs && <p>{text.noOrganization}</p>}
      {belongs && !user.is_admin && <p>{text.notAdmin}</p>}
      {belongs && user.is_admin && (
        <div className={classes.parts}>
          <Section title={text.rename}>
            <RenameForm
              name={name}
              submitting={submitting === 'rename'}
              success={renamed}
              onRename={onRename}
            />
          </Section>
          <MemberList
            members={members}
            selfId={user.id}
            withoutPlan={user.is_member}
            loading={loading}
            unknown={Boolean(error) && members.length === 0}
            refreshing={submitting === 'refresh'}
            busyId={busyId}
            onRefresh={onRefresh}
            onApprove={onApprove}
            onReject={onReject}
            onRemove={onRemove}
          />
          {usage !== undefined && <UsageList usage={usage} failed={usageFailed} onRetry={onRetryUsage} />}
          {!user.is_member && !user.org_needs_approval && (
            <ManageSubscription submitting={submitting === 'portal'} onOpen={onManageSubscription} />
          )}
          {keys}
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
