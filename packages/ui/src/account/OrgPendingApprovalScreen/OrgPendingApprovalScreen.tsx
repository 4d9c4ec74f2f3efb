import { Anchor } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { WaitingPage, type WaitingPageProps } from '../WaitingPage/WaitingPage.tsx';

export const orgPendingApprovalLabels = {
  title: 'Organization waiting for approval',
  message: (organization: string) =>
    organization
      ? `The organization “${organization}” awaits approval by the platform operator.`
      : 'Your organization awaits approval by the platform operator.',
  hint: 'We write to you by e-mail once it is decided. You are the admin of the new organization.',
  change: 'Change the name or withdraw it',
};

export type OrgPendingApprovalScreenProps = Pick<
  WaitingPageProps,
  'error' | 'stillWaiting' | 'checking' | 'onCheckAgain' | 'signInHref'
> & {
  /** The name of the organization, as it was registered. */
  organizationName?: string;
  /** Where its admin renames or deletes it meanwhile. */
  organizationHref?: string;
  labels?: Partial<typeof orgPendingApprovalLabels>;
};

/** For a new organization that awaits the platform operator's decision. */
export function OrgPendingApprovalScreen({
  organizationName = '',
  organizationHref,
  labels,
  ...page
}: OrgPendingApprovalScreenProps) {
  const text = useLabels('orgPendingApproval', orgPendingApprovalLabels, labels);
  return (
    <WaitingPage
      title={text.title}
      message={text.message(organizationName)}
      hint={text.hint}
      links={
        organizationHref && (
          <Anchor component={LeafLink} href={organizationHref} size="sm">
            {text.change}
          </Anchor>
        )
      }
      {...page}
    />
  );
}
