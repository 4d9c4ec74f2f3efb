import { useLabels } from '../../labels/useLabels.ts';
import { WaitingPage, type WaitingPageProps } from '../WaitingPage/WaitingPage.tsx';

export const orgPendingApprovalLabels = {
  title: 'Organization waiting for approval',
  message: (organization: string) =>
    organization
      ? `The organization “${organization}” awaits approval by the platform operator.`
      : 'Your organization awaits approval by the platform operator.',
  hint: 'We write to you by e-mail once it is decided. You are the admin of the new organization.',
};

export type OrgPendingApprovalScreenProps = Pick<
  WaitingPageProps,
  'error' | 'stillWaiting' | 'checking' | 'onCheckAgain' | 'signInHref'
> & {
  /** The name of the organization, as it was registered. */
  organizationName?: string;
  labels?: Partial<typeof orgPendingApprovalLabels>;
};

/** For a new organization that awaits the platform operator's decision. */
export function OrgPendingApprovalScreen({
  organizationName = '',
  labels,
  ...page
}: OrgPendingApprovalScreenProps) {
  const text = useLabels('orgPendingApproval', orgPendingApprovalLabels, labels);
  return (
    <WaitingPage title={text.title} message={text.message(organizationName)} hint={text.hint} {...page} />
  );
}
