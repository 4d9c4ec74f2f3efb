import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AccessDenied } from '../../feedback/AccessDenied/AccessDenied.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import type { PendingOrganization, User } from '../../types.ts';
import { PendingOrganizationList } from '../PendingOrganizationList/PendingOrganizationList.tsx';
import classes from './AdminScreen.module.css';

export const adminLabels = {
  title: 'Admin Dashboard',
  back: 'Back',
  refresh: 'Refresh',
};

export type AdminScreenProps = {
  /** Who looks at it; only platform admins see the list. */
  user: Pick<User, 'leaf_admin'>;
  /** The organizations that wait for approval. */
  organizations: readonly PendingOrganization[];
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The list is being read anew; what is known stays on screen. */
  refreshing?: boolean;
  /** The organization with a pending request. */
  busyId?: number;
  /** Where “Back” leads. */
  backHref?: string;
  /** Reads the list anew. */
  onRefresh: () => void;
  /** Approves the organization. */
  onApprove: (organization: PendingOrganization) => void;
  /** Refuses the organization. */
  onDeny: (organization: PendingOrganization) => void;
  labels?: Partial<typeof adminLabels>;
};

/** Lets the platform operator decide on new organizations. */
export function AdminScreen({
  user,
  organizations,
  loading,
  error,
  errorAction,
  refreshing = false,
  busyId,
  backHref,
  onRefresh,
  onApprove,
  onDeny,
  labels,
}: AdminScreenProps) {
  const text = useLabels('admin', adminLabels, labels);
  if (!user.leaf_admin) return <AccessDenied backHref={backHref} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={text.title}
        backHref={backHref}
        backLabel={text.back}
        error={error}
        errorAction={errorAction}
        changing={busyId !== undefined}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
            loading={refreshing}
            onClick={onRefresh}
          >
            {text.refresh}
          </Button>
        }
      />
      <PendingOrganizationList
        organizations={organizations}
        loading={loading}
        unknown={Boolean(error) && organizations.length === 0 && !loading}
        busyId={busyId}
        onApprove={onApprove}
        onDeny={onDeny}
      />
    </div>
  );
}
