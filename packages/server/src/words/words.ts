/** A subject and the paragraphs below it. */
export type Written = readonly [subject: string, ...paragraphs: string[]];

/** Helpers for writing mails. */
export type Pen = {
  /** The URL of a page of the portal. */
  at: (path: string, email?: string) => string;
  /** A name that a person chose, in the language's quotation marks and without anything that becomes a link. */
  quote: (name: string) => string;
  /** A number in the language's format. */
  count: (value: number) => string;
};

/**
 * Every mail that the product sends. Each says what happened and what to do next. No subject contains words that other
 * people chose; in the text such words are quoted.
 */
export interface LetterWords {
  activation: (code: string, email: string) => Written;
  accountExists: () => Written;
  reset: (code: string, email: string) => Written;
  choosePassword: (code: string, email: string) => Written;
  passwordChanged: () => Written;
  joinRequested: (name: string, email: string, organization: string, seatsTaken: boolean) => Written;
  memberApproved: (organization: string) => Written;
  memberRejected: (organization: string) => Written;
  memberRemoved: (organization: string) => Written;
  organizationRequested: (organization: string, creator: string, claimsMember: boolean) => Written;
  organizationApproved: (organization: string) => Written;
  organizationDenied: (organization: string) => Written;
  organizationDeleted: (organization: string) => Written;
  /** The organization that somebody asked to join was deleted. */
  requestEnded: (organization: string) => Written;
  practicePlanEnded: (organization: string) => Written;
  /** Replaces many notices at once. */
  heldBack: (waiting: { joining: number; organizations: number; news: number }) => Written;
  paymentFailed: (organization: string) => Written;
}

/** The success messages of calls. */
export interface AnswerWords {
  signedUp: string;
  activated: string;
  /** Nobody can say whose password is the owner's. */
  passwordNeeded: string;
  activationSent: string;
  resetSent: string;
  passwordReset: string;
  joinRequested: string;
  organizationCreated: string;
  organizationRenamed: string;
  organizationApproved: string;
  organizationDenied: string;
  memberApproved: string;
  memberRejected: string;
  memberRemoved: string;
}

/** The sandbox pages for checkout and subscription. Dates are written out. */
export interface SandboxWords {
  note: string;
  offer: (seats: string) => string;
  startsToday: string;
  firstDaysFree: string;
  subscribe: string;
  startTrial: string;
  leave: string;
  title: string;
  cancelled: string;
  openUntil: (date: string) => string;
  trialUntil: (date: string) => string;
  renews: (date: string) => string;
  notActive: string;
  keep: string;
  cancel: string;
  back: string;
}

/** The pages that the server renders itself. */
export interface PageWords {
  sandbox: SandboxWords;
  outbox: {
    title: string;
    about: (shown: string, dir: string) => string;
    none: string;
    /** @param at in words */
    line: (to: string, at: string) => string;
    at: (instant: Date) => string;
  };
  notBuilt: { title: string; before: string; after: string };
}

/** Everything that the server says to people in one language, except refusals. */
export interface ServerWords {
  /** For numbers and dates. */
  locale: string;
  /** The quotation marks. */
  quotes: readonly [open: string, close: string];
  letters: (pen: Pen) => LetterWords;
  answers: AnswerWords;
  pages: PageWords;
}
