import type { Letter } from './index.ts';
import { quote } from './quote.ts';

const people = (count: number) => (count === 1 ? '1 person asks' : `${count} people ask`);

/**
 * Every mail the product sends. Each tells what happened and what to do next. No subject has a word that somebody else
 * chose, and in the text such words are quoted.
 */
export const letters = (portalUrl: string) => {
  const write = (subject: string, ...paragraphs: string[]): Letter => ({
    subject,
    text: `${paragraphs.join('\n\n')}\n\nLeaf\n${portalUrl}\n`,
  });
  const withCode = (code: string, letter: Letter): Letter => ({ ...letter, code });

  return {
    activation: (code: string) =>
      withCode(
        code,
        write(
          'Your activation code',
          `Your activation code is ${code}.`,
          `Enter it at ${portalUrl}/activate within 10 minutes. If you did not create an account, ignore this mail.`,
        ),
      ),
    accountExists: () =>
      write(
        'You already have an account',
        'Somebody, perhaps you, tried to create an account with this e-mail address. You already have one.',
        `Sign in at ${portalUrl}/login, or choose a new password at ${portalUrl}/forgot. If it was not you, ignore this mail.`,
      ),
    reset: (code: string) =>
      withCode(
        code,
        write(
          'Your reset code',
          `Your reset code is ${code}.`,
          `Enter it at ${portalUrl}/reset within 10 minutes. If you did not ask for it, ignore this mail; your password stays as it is.`,
        ),
      ),
    choosePassword: (code: string) =>
      withCode(
        code,
        write(
          'Your reset code',
          'Your e-mail address is verified. It was signed up more than once, perhaps by somebody else, so none of the passwords was kept.',
          `Your reset code is ${code}. Choose a password with it at ${portalUrl}/reset within 10 minutes, or ask for a new code at ${portalUrl}/forgot.`,
        ),
      ),
    passwordChanged: () =>
      write(
        'Your password was changed',
        'The password of your account was changed, and every session was signed out.',
        `If this was not you, choose a new password at once: ${portalUrl}/forgot`,
      ),
    joinRequested: (name: string, email: string, organization: string, seatsTaken: boolean) =>
      write(
        'Somebody asks to join your organization',
        `${quote(name)} (${email}) asks to join ${quote(organization)}.`,
        seatsTaken
          ? `All seats of the Basic plan are taken: remove a member before you approve this one, at ${portalUrl}/org.`
          : `Approve or reject the request at ${portalUrl}/org.`,
      ),
    memberApproved: (organization: string) =>
      write(
        'You are a member of the organization you asked to join',
        `An admin approved your request to join ${quote(organization)}.`,
        `Sign in at ${portalUrl}/login.`,
      ),
    memberRejected: (organization: string) =>
      write(
        'Your request to join was turned down',
        `An admin turned down your request to join ${quote(organization)}.`,
        `You can ask another organization, or create one, at ${portalUrl}/pick-org.`,
      ),
    memberRemoved: (organization: string) =>
      write(
        'You are no longer a member of your organization',
        `An admin removed you from ${quote(organization)}. Your account stays.`,
        `You can join another organization, or create one, at ${portalUrl}/pick-org.`,
      ),
    organizationRequested: (organization: string, creator: string, claimsMember: boolean) =>
      write(
        'An organization waits for approval',
        `${creator} created the organization ${quote(organization)}${
          claimsMember ? ' and says it is a member of the industry body' : ''
        }.`,
        `Approve or deny it at ${portalUrl}/admin.`,
      ),
    organizationApproved: (organization: string) =>
      write(
        'Your organization is approved',
        `Your organization ${quote(organization)} is approved.`,
        `Sign in to go on: ${portalUrl}/login`,
      ),
    organizationDenied: (organization: string) =>
      write(
        'Your organization was not approved',
        `Your organization ${quote(organization)} was not approved.`,
        `You can join another organization, or create one, at ${portalUrl}/pick-org.`,
      ),
    organizationDeleted: (organization: string) =>
      write(
        'Your organization was deleted',
        `An admin deleted the organization ${quote(organization)} with its campaigns and images. Your account stays.`,
        `You can join another organization, or create one, at ${portalUrl}/pick-org.`,
      ),
    practicePlanEnded: (organization: string) =>
      write(
        'Your practice plan has ended',
        `${quote(organization)} had the Basic plan for practice, without a payment. Payments are real now, so that plan has ended. Your campaigns and images are kept.`,
        `Subscribe at ${portalUrl}/subscribe to use the tools again.`,
      ),
    /** In place of many notices at once. */
    heldBack: ({ joining, organizations, news }: { joining: number; organizations: number; news: number }) =>
      write(
        'What waits for you in Leaf',
        ...(joining > 0
          ? [
              `${people(joining)} to join your organization. Approve or reject the requests at ${portalUrl}/org.`,
            ]
          : []),
        ...(organizations > 0
          ? [
              `Organizations waiting for approval: ${organizations}. Approve or deny them at ${portalUrl}/admin.`,
            ]
          : []),
        ...(news > 0
          ? [
              `Changes to your membership or your organization that we did not mail one by one: ${news}. Sign in to see how things are: ${portalUrl}/login`,
            ]
          : []),
        'When many mails would come within a short time, we send one like this instead.',
      ),
    paymentFailed: (organization: string) =>
      write(
        'Your last payment failed',
        `The last payment for ${quote(organization)} failed. The tools stay open for 7 days.`,
        `Check the payment details at ${portalUrl}/org, Manage Subscription.`,
      ),
  };
};

export type Letters = ReturnType<typeof letters>;
