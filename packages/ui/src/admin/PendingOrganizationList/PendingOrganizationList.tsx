import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { firstClick } from '../../layout/firstClick.ts';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { PendingOrganization } from '../../types.ts';
import classes from './PendingOrganizationList.module.css';

export const pendingOrganizationListLabels = {
  title: 'Pending Organizations',
  empty: 'No pending organizations.',
  approve: 'Approve',
  deny: 'Deny',
  approveName: (name: string) => `Approve ${name}`,
  denyName: (name: string) => `Deny ${name}`,
  createdBy: (person: string) => `Created by ${person}`,
  claimsMember: 'Says it is a member of a European industry body',
  freeUse: 'Approving confirms this: its members use the tools without a subscription.',
  denyPrompt: (name: string) => `Deny ${name}?`,
  denyMessage:
    'Its people are without an organization again and are told by e-mail. This can’t be undone, but they can ask again.',
  loading: 'Loading…',
};

export type PendingOrganizationListProps = {
  /** The organizations that wait for approval. */
  organizations: readonly PendingOrganization[];
  loading?: boolean;
  /** The list could not be loaded: it shows an en dash, because it must not look empty. */
  unknown?: boolean;
  /** The organization with a pending request. */
  busyId?: number;
  /** Approves the organization. */
  onApprove: (organization: PendingOrganization) => void;
  /** Called once the user has confirmed. */
  onDeny: (organization: PendingOrganization) => void;
  labels?: Partial<typeof pendingOrganizationListLabels>;
};

/** New organizations that await the platform operator's decision. */
export function PendingOrganizationList({
  organizations,
  loading = false,
  unknown = false,
  busyId,
  onApprove,
  onDeny,
  labels,
}: PendingOrganizationListProps) {
  const text = useLabels('pendingOrganizationList', pendingOrganizationListLabels, labels);
  const id = useId();
  const freeUseId = (organization: PendingOrganization) => `${id}-${organization.id}`;
  const list = useFocusAfterRemoval<HTMLDivElement>(organizations.length);
  const deny = useConfirmed(
    ({ name }: PendingOrganization) => ({
      title: text.denyPrompt(name),
      message: text.denyMessage,
      confirmLabel: text.deny,
    }),
    onDeny,
  );
  const waiting = loading && organizations.length === 0;
  return (
    <Section title={text.title} flush>
      {waiting && (
        <div aria-busy>
          <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
          {[48, 36].map((width) => (
            <div key={width} className={classes.item}>
              <div className={classes.who}>
                <Skeleton height={14} my={4} width={`${width}%`} />
                <Skeleton height={10} my={5} width="28%" />
              </div>
              <div className={classes.actions}>
                <Skeleton height={30} width={84} />
                <Skeleton height={30} width={64} />
              </div>
            </div>
          ))}
        </div>
      )}
      <div ref={list}>
        {!waiting && organizations.length === 0 && <EmptyState message={unknown ? noValue : text.empty} />}
        {organizations.length > 0 && (
          <ul className={classes.list}>
            {organizations.map((organization) => (
              <li key={organization.id} className={classes.item}>
                <div className={classes.who}>
                  <div className={classes.name}>{organization.name}</div>
                  {organization.created_by && (
                    <div className={classes.detail}>{text.createdBy(organization.created_by)}</div>
                  )}
                  {organization.claims_member && (
                    <div className={classes.detail}>
                      {text.claimsMember}
                      <div id={freeUseId(organization)} className={classes.freeUse}>
                        {text.freeUse}
                      </div>
                    </div>
                  )}
                </div>
                <div className={classes.actions}>
                  <Button
                    size="compact-md"
                    variant="light"
                    aria-label={text.approveName(organization.name)}
                    aria-describedby={organization.claims_member ? freeUseId(organization) : undefined}
                    loading={busyId === organization.id}
                    onClick={firstClick(() => onApprove(organization))}
                  >
                    {text.approve}
                  </Button>
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={text.denyName(organization.name)}
                    disabled={busyId === organization.id}
                    onClick={firstClick(() => deny(organization))}
                  >
                    {text.deny}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
