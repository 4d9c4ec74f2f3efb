import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import type { Organization } from '../../types.ts';
import type { NewOrganization } from '../organizationChoice.ts';
import { CreateCard } from './CreateCard.tsx';
import { JoinCard } from './JoinCard.tsx';
import classes from './PickOrgScreen.module.css';

export const pickOrgLabels = {
  title: 'Choose your organization',
  description: 'Campaigns and images belong to an organization, not to a person.',
  waiting: (organization: string) =>
    `You have asked to join ${organization}. Asking another organization, or creating your own, replaces that request.`,
  signOut: 'Sign out',
};

export type PickOrgScreenProps = {
  /** The organizations one can ask to join. */
  organizations: readonly Organization[];
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  success?: string;
  /** The organization that was asked and has not answered yet. */
  askedName?: string;
  /** Where its answer is waited for. */
  backHref?: string;
  /** Which of the two requests is pending. */
  submitting?: 'join' | 'create';
  /** Asks to join the organization chosen. */
  onJoin: (organizationId: number) => void;
  /** Registers a new organization. */
  onCreate: (organization: NewOrganization) => void;
  /** Ends the session. */
  onSignOut?: () => void;
  labels?: Partial<typeof pickOrgLabels>;
};

/** Two ways into an organization: join one or create one. */
export function PickOrgScreen({
  organizations,
  loading,
  error,
  errorAction,
  success,
  askedName,
  backHref,
  submitting,
  onJoin,
  onCreate,
  onSignOut,
  labels,
}: PickOrgScreenProps) {
  const text = useLabels('pickOrg', pickOrgLabels, labels);
  return (
    <div className={classes.page}>
      <PageHeader
        title={text.title}
        description={askedName ? text.waiting(askedName) : text.description}
        backHref={backHref}
        error={error}
        errorAction={errorAction}
        changing={submitting !== undefined}
        actions={
          onSignOut && (
            <Button variant="default" onClick={onSignOut}>
              {text.signOut}
            </Button>
          )
        }
      />
      <div className={success ? classes.success : undefined}>
        <SuccessNote>{success}</SuccessNote>
      </div>
      <div className={classes.cards}>
        <JoinCard
          organizations={organizations}
          loading={loading}
          unknown={Boolean(error) && organizations.length === 0}
          submitting={submitting === 'join'}
          onJoin={(id) => !submitting && onJoin(id)}
        />
        <CreateCard
          submitting={submitting === 'create'}
          onCreate={(organization) => !submitting && onCreate(organization)}
        />
      </div>
    </div>
  );
}
