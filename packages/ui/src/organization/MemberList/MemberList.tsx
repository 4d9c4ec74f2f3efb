import { Badge, Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../layout/RowButton/RowButton.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { OrganizationMember } from '../../types.ts';
import classes from './MemberList.module.css';

export const memberListLabels = {
  title: 'Members',
  description: 'The Basic plan allows up to 5 users. Those who wait don’t count.',
  withoutPlan: 'An organization has up to 5 users. Those who wait don’t count.',
  refresh: 'Refresh',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  actions: 'Actions',
  admin: 'Admin',
  member: 'Member',
  pending: 'Waiting for approval',
  you: 'You',
  approve: 'Approve',
  reject: 'Reject',
  remove: 'Remove',
  approveName: (name: string) => `Approve ${name}`,
  rejectName: (name: string) => `Reject ${name}`,
  removeName: (name: string) => `Remove ${name}`,
  rejectPrompt: (name: string) => `Reject ${name}?`,
  rejectMessage: 'They are told by e-mail and can ask again.',
  removePrompt: (name: string) => `Remove ${name}?`,
  removeMessage: 'They lose access to the organization’s campaigns and images at once.',
  empty: 'No members yet.',
};

export type MemberListProps = {
  /** Everybody in the organization, those who wait included. */
  members: readonly OrganizationMember[];
  /** The current user, who cannot remove themselves. */
  selfId: number;
  /** The organization needs no plan, so that its limit is not a plan’s. */
  withoutPlan?: boolean;
  loading?: boolean;
  error?: string;
  /** Whether they could not be loaded: a dash stands in their place, because the list must not look empty. */
  unknown?: boolean;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The list is being read anew; what is known stays on screen. */
  refreshing?: boolean;
  /** The member with a pending request. */
  busyId?: number;
  /** Reads the list anew. */
  onRefresh: () => void;
  /** Lets somebody who waits in. */
  onApprove: (member: OrganizationMember) => void;
  /** Called once the user has confirmed. */
  onReject: (member: OrganizationMember) => void;
  /** Called once the user has confirmed. */
  onRemove: (member: OrganizationMember) => void;
  labels?: Partial<typeof memberListLabels>;
};

/** The organization's members, and those who have asked to join. */
export function MemberList({
  members,
  selfId,
  withoutPlan = false,
  loading,
  error,
  unknown = false,
  errorAction,
  refreshing = false,
  busyId,
  onRefresh,
  onApprove,
  onReject,
  onRemove,
  labels,
}: MemberListProps) {
  const text = useLabels('memberList', memberListLabels, labels);
  // Somebody who waits has one button more than a member: approving takes away the button that was pressed.
  const waiting = members.filter(({ needs_validation }) => needs_validation).length;
  const refresh = useFocusAfterRemoval<HTMLButtonElement>(members.length + waiting);
  const approve = useCallbackRef(onApprove);
  const reject = useConfirmed(
    ({ username }: OrganizationMember) => ({
      title: text.rejectPrompt(username),
      message: text.rejectMessage,
      confirmLabel: text.reject,
    }),
    onReject,
  );
  const remove = useConfirmed(
    ({ username }: OrganizationMember) => ({
      title: text.removePrompt(username),
      message: text.removeMessage,
      confirmLabel: text.remove,
    }),
    onRemove,
  );

  const role = (member: OrganizationMember) => {
    if (member.needs_validation) return text.pending;
    return member.is_admin ? text.admin : text.member;
  };
  const columns: DataColumn<OrganizationMember>[] = [
    { id: 'username', header: text.username, value: (member) => member.username },
    {
      id: 'email',
      header: text.email,
      value: (member) => member.email,
      cell: ({ email }) => {
        const at = email.lastIndexOf('@');
        return (
          <span className={classes.email}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        );
      },
    },
    {
      id: 'role',
      header: text.role,
      value: role,
      cell: (member) =>
        member.needs_validation ? (
          <Badge color="amber" variant="light" radius="sm" className={classes.waiting}>
            {role(member)}
          </Badge>
        ) : (
          role(member)
        ),
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      cell: (member) => (
        <RowActions>
          {member.needs_validation ? (
            <>
              <RowButton
                tone="strong"
                name={text.approveName(member.username)}
                row={member.id}
                onClick={() => approve(member)}
              >
                {text.approve}
              </RowButton>
              <RowButton
                tone="danger"
                name={text.rejectName(member.username)}
                row={member.id}
                dots={false}
                onClick={() => reject(member)}
              >
                {text.reject}
              </RowButton>
            </>
          ) : member.id === selfId ? (
            <span className={classes.you}>{text.you}</span>
          ) : (
            <RowButton
              tone="danger"
              name={text.removeName(member.username)}
              row={member.id}
              onClick={() => remove(member)}
            >
              {text.remove}
            </RowButton>
          )}
        </RowActions>
      ),
    },
  ];

  return (
    <Section
      title={text.title}
      description={withoutPlan ? text.withoutPlan : text.description}
      flush
      actions={
        <Button
          ref={refresh}
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          loading={refreshing}
          onClick={onRefresh}
        >
          {text.refresh}
        </Button>
      }
    >
      <DataTable
        name={text.title}
        columns={columns}
        rows={members}
        rowId={(member) => member.id}
        busyId={busyId}
        loading={loading}
        error={error}
        errorAction={errorAction}
        empty={<EmptyState message={unknown ? noValue : text.empty} />}
      />
    </Section>
  );
}
