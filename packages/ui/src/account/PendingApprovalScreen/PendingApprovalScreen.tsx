import { Anchor } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { WaitingPage, type WaitingPageProps } from '../WaitingPage/WaitingPage.tsx';

export const pendingApprovalLabels = {
  title: 'Waiting for approval',
  message: (email: string) =>
    email
      ? `The account ${email} awaits approval by the organization admin.`
      : 'Your account awaits approval by the organization admin.',
  asked: (organization: string) => `You asked to join ${organization}.`,
  hint: 'The admin is told by e-mail. This page moves on by itself once you are approved.',
  signedOutHint: 'The admin is told by e-mail. Sign in to see whether you are approved.',
  another: 'Choose another organization',
};

export type PendingApprovalScreenProps = Pick<
  WaitingPageProps,
  'error' | 'stillWaiting' | 'checking' | 'onCheckAgain' | 'signInHref'
> & {
  /** The address of the account. */
  email?: string;
  /** The organization that was asked. */
  organizationName?: string;
  /** Where to ask another organization, or to create one. */
  organizationsHref?: string;
  labels?: Partial<typeof pendingApprovalLabels>;
};

/** For a member who has asked to join and awaits approval. */
export function PendingApprovalScreen({
  email = '',
  organizationName,
  organizationsHref,
  labels,
  ...page
}: PendingApprovalScreenProps) {
  const text = useLabels('pendingApproval', pendingApprovalLabels, labels);
  const hint = page.onCheckAgain ? text.hint : text.signedOutHint;
  return (
    <WaitingPage
      title={text.title}
      message={text.message(email)}
      hint={organizationName ? `${text.asked(organizationName)} ${hint}` : hint}
      links={
        organizationsHref && (
          <Anchor component={LeafLink} href={organizationsHref} size="sm">
            {text.another}
          </Anchor>
        )
      }
      {...page}
    />
  );
}
