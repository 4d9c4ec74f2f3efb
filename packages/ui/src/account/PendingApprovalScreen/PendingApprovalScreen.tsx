import { useLabels } from '../../labels/useLabels.ts';
import { WaitingPage, type WaitingPageProps } from '../WaitingPage/WaitingPage.tsx';

export const pendingApprovalLabels = {
  title: 'Waiting for approval',
  message: (email: string) =>
    email
      ? `The account ${email} awaits approval by the organization admin.`
      : 'Your account awaits approval by the organization admin.',
  hint: 'The admin has been told by e-mail. This page moves on by itself once you are approved.',
  signedOutHint: 'The admin has been told by e-mail. Sign in to see whether you are approved.',
};

export type PendingApprovalScreenProps = Pick<
  WaitingPageProps,
  'error' | 'stillWaiting' | 'checking' | 'onCheckAgain' | 'signInHref'
> & {
  /** The address of the account. */
  email?: string;
  labels?: Partial<typeof pendingApprovalLabels>;
};

/** For a member who has asked to join and awaits approval. */
export function PendingApprovalScreen({ email = '', labels, ...page }: PendingApprovalScreenProps) {
  const text = useLabels('pendingApproval', pendingApprovalLabels, labels);
  return (
    <WaitingPage
      title={text.title}
      message={text.message(email)}
      hint={page.onCheckAgain ? text.hint : text.signedOutHint}
      {...page}
    />
  );
}
