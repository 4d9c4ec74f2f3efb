import type { LetterWords, ServerWords } from './words.ts';

const letters: ServerWords['letters'] = ({ at, quote, count }): LetterWords => {
  const people = (waiting: number) => (waiting === 1 ? '1 person asks' : `${count(waiting)} people ask`);
  return {
    activation: (code, email) => [
      'Your activation code',
      `Your activation code is ${code}.`,
      `Enter it at ${at('/activate', email)} within 10 minutes. If you did not create an account, ignore this mail.`,
    ],
    accountExists: () => [
      'You already have an account',
      'Somebody, perhaps you, tried to create an account with this e-mail address. You already have one.',
      `Sign in at ${at('/login')}, or choose a new password at ${at('/forgot')}. If it was not you, ignore this mail.`,
    ],
    reset: (code, email) => [
      'Your reset code',
      `Your reset code is ${code}.`,
      `Enter it at ${at('/reset', email)} within 10 minutes. If you did not ask for it, ignore this mail; your password stays as it is.`,
    ],
    choosePassword: (code, email) => [
      'Your reset code',
      'Your e-mail address is verified. It was signed up more than once, perhaps by somebody else, so none of the passwords was kept.',
      `Your reset code is ${code}. Choose a password with it at ${at('/reset', email)} within 10 minutes, or ask for a new code at ${at('/forgot')}.`,
    ],
    passwordChanged: () => [
      'Your password was changed',
      'The password of your account was changed, and every session was signed out.',
      `If this was not you, choose a new password at once: ${at('/forgot')}`,
    ],
    joinRequested: (name, email, organization, seatsTaken) => [
      'Somebody asks to join your organization',
      `${quote(name)} (${email}) asks to join ${quote(organization)}.`,
      seatsTaken
        ? `All seats are taken: remove a member before you approve this one, at ${at('/org')}.`
        : `Approve or reject the request at ${at('/org')}.`,
    ],
    memberApproved: (organization) => [
      'You are a member of the organization you asked to join',
      `An admin approved your request to join ${quote(organization)}.`,
      `Open Leaf to go on: ${at('/post-login')}`,
    ],
    memberRejected: (organization) => [
      'Your request to join was turned down',
      `An admin turned down your request to join ${quote(organization)}.`,
      `You can ask another organization, or create one, at ${at('/pick-org')}.`,
    ],
    memberRemoved: (organization) => [
      'You are no longer a member of your organization',
      `An admin removed you from ${quote(organization)}. Your account stays.`,
      `You can join another organization, or create one, at ${at('/pick-org')}.`,
    ],
    organizationRequested: (organization, creator, claimsMember) => [
      'An organization waits for approval',
      `${creator} created the organization ${quote(organization)}${
        claimsMember ? ' and says it is a member of the industry body' : ''
      }.`,
      `Approve or deny it at ${at('/admin')}.`,
    ],
    organizationApproved: (organization) => [
      'Your organization is approved',
      `Your organization ${quote(organization)} is approved.`,
      `Open Leaf to go on: ${at('/post-login')}`,
    ],
    organizationDenied: (organization) => [
      'Your organization was not approved',
      `Your organization ${quote(organization)} was not approved.`,
      `You can join another organization, or create one, at ${at('/pick-org')}.`,
    ],
    organizationDeleted: (organization) => [
      'Your organization was deleted',
      `An admin deleted the organization ${quote(organization)} with its campaigns and images. Your account stays.`,
      `You can join another organization, or create one, at ${at('/pick-org')}.`,
    ],
    requestEnded: (organization) => [
      'Your request to join has ended',
      `${quote(organization)} was deleted before it answered your request.`,
      `You can ask another organization, or create one, at ${at('/pick-org')}.`,
    ],
    practicePlanEnded: (organization) => [
      'Your practice plan has ended',
      `${quote(organization)} had the Basic plan for practice, without a payment. Payments are real now, so that plan has ended. Your campaigns and images are kept.`,
      `Subscribe at ${at('/subscribe')} to use the tools again.`,
    ],
    heldBack: ({ joining, organizations, news }) => [
      'What waits for you in Leaf',
      ...(joining > 0
        ? [`${people(joining)} to join your organization. Approve or reject the requests at ${at('/org')}.`]
        : []),
      ...(organizations > 0
        ? [
            `Organizations waiting for approval: ${count(organizations)}. Approve or deny them at ${at('/admin')}.`,
          ]
        : []),
      ...(news > 0
        ? [
            `Changes to your membership or your organization that we did not mail one by one: ${count(news)}. Open Leaf to see how things are: ${at('/post-login')}`,
          ]
        : []),
      'When many mails would come within a short time, we send one like this instead.',
    ],
    paymentFailed: (organization) => [
      'Your last payment failed',
      `The last payment for ${quote(organization)} failed. The tools stay open for 7 days.`,
      `Check the payment details at ${at('/org')}, Manage Subscription.`,
    ],
  };
};

/** English, which the other languages translate. */
export const en: ServerWords = {
  locale: 'en-GB',
  quotes: ['“', '”'],
  letters,
  answers: {
    signedUp: 'We sent a 6-digit activation code to your e-mail.',
    activated: 'Email verified. You can sign in now.',
    passwordNeeded: 'Email verified. Choose a password with the reset code that we sent to your e-mail.',
    activationSent: 'If this address awaits a code, a new one is on its way.',
    resetSent: 'Reset code sent. Check your inbox.',
    passwordReset: 'Password reset. You can sign in now.',
    joinRequested: 'Requested to join organization. Waiting for admin approval.',
    organizationCreated: 'Organization created. It waits for approval.',
    organizationRenamed: 'Organization renamed.',
    organizationApproved: 'Organization approved.',
    organizationDenied: 'Organization denied.',
    memberApproved: 'Member approved.',
    memberRejected: 'Request rejected.',
    memberRemoved: 'Member removed.',
  },
  pages: {
    sandbox: {
      note: 'A practice page: no card, no money.',
      offer: (seats) => `Unlimited access to the tools, up to ${seats} users, 490 euro yearly.`,
      startsToday: 'Starts today.',
      firstDaysFree: 'The first 7 days are free.',
      subscribe: 'Subscribe',
      startTrial: 'Start trial',
      leave: 'Cancel',
      title: 'Your subscription',
      cancelled: 'Cancelled.',
      openUntil: (date) => `Cancelled, open until ${date}.`,
      trialUntil: (date) => `On trial until ${date}, then 490 euro a year.`,
      renews: (date) => `Active, renews on ${date} for 490 euro.`,
      notActive: 'Not active.',
      keep: 'Keep the plan',
      cancel: 'Cancel the plan',
      back: 'Back to Leaf',
    },
    outbox: {
      title: 'Outbox',
      about: (shown, dir) =>
        `No mail leaves this machine. The newest ${shown} are shown here; the files are in ${dir}.`,
      none: 'No mail yet.',
      line: (to, at) => `To ${to} · ${at} UTC`,
      at: (instant) => instant.toISOString().replace('T', ' ').slice(0, 19),
    },
    notBuilt: {
      title: 'The portal is not built',
      before: 'The API is running. Build the portal with ',
      after: ', then reload this page.',
    },
  },
};
