import { words as connectWords } from '@leaf/connect/words/en';
import type { paths } from '../paths.ts';

/** The two tools, in the titles of their pages. */
const tools = { campaigns: 'Campaign emissions', images: 'Image optimiser' };

/** The parts of the product, as the top bar links to them. */
const places = {
  campaigns: 'Campaigns',
  images: 'Images',
  benchmarks: 'Benchmarks',
  organization: 'Organization',
  admin: 'Admin',
};

/** A title from the page itself up to the tool; an overview has no name of its own. */
export const titled = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The titles of the pages, by the names of their `paths`. */
const titles = {
  login: 'Log in · Leaf',
  forgot: 'Forgot password · Leaf',
  privacy: 'Privacy policy · Leaf',
  reset: 'Reset password · Leaf',
  activate: 'Verify your email · Leaf',
  pendingApproval: 'Waiting for approval · Leaf',
  orgPendingApproval: 'Waiting for approval · Leaf',
  postLogin: 'Signing in · Leaf',
  pickOrg: 'Choose an organization · Leaf',
  subscribe: 'Select Plan · Leaf',
  app: 'Select Utility · Leaf',
  org: 'Manage Organization · Leaf',
  admin: 'Admin Dashboard · Leaf',
  campaigns: `${tools.campaigns} · Leaf`,
  benchmarks: `Benchmarks · ${tools.campaigns}`,
  methodology: `How emissions are estimated · ${tools.campaigns}`,
  campaign: (name = 'Campaign', page?: string) => titled(page, name, tools.campaigns),
  images: `${tools.images} · Leaf`,
  imageSet: titled('Set', tools.images),
  image: (id: number, fileName = `Image #${id}`, page?: string) => titled(page, fileName, tools.images),
  /** Of the creatives and other pages whose screens show their titles. */
  imagesPart: (title: string) => titled(title, tools.images),
} satisfies Record<Exclude<keyof typeof paths, 'creatives'> | 'imagesPart', unknown>;

/** Notifications of a success that outlives its view. */
const notices = {
  ...connectWords.notices,
  dismiss: 'Dismiss',
  memberApproved: (name: string) => `${name} approved.`,
  memberRejected: (name: string) => `${name} rejected.`,
  memberRemoved: (name: string) => `${name} removed.`,
  keyRevoked: (name: string) => `“${name}” revoked.`,
  setEnded: (done: number, all: number) => `The jobs of the set have ended. Results: ${done} of ${all}.`,
  organizationApproved: (name: string) => `${name} approved.`,
  organizationDenied: (name: string) => `${name} denied.`,
  listRead: 'The list is up to date.',
};

/** Sentences that a page shows about itself. */
const sentences = {
  ...connectWords.sentences,
  codeSent: 'Account created. We e-mailed you a 6-digit activation code. Log in to enter it.',
  enterCode: 'Enter the code',
  verified: 'Email verified. You can sign in now.',
  verifiedWithoutPassword:
    'Email verified. Choose a password with the reset code that we sent to your e-mail.',
  resetCodeSent: 'Reset code sent. Check your inbox.',
  passwordReset: 'Password reset. You can sign in now.',
  sessionEnded: 'Your session ended. Log in to go on where you were.',
  requestedToJoin: 'Requested to join organization. Waiting for admin approval.',
  organizationCreated: 'Organization created. You are its admin. It now waits for approval.',
  renamed: 'The organization has its new name.',
  refused: {
    join: (organization: string) => `Your request to join ${organization} was not accepted.`,
    create: (organization: string) => `The platform operator did not approve ${organization}.`,
    deleted: (organization: string) => `${organization} was deleted before it answered your request.`,
  },
  partlyImported: 'Some rows are in the campaign. Importing again removes them first.',
  lostMembership: (organization: string) => `You no longer belong to ${organization}.`,
  unloaded: 'This page could not be loaded. Check your connection and try again.',
};

/** The portal's own words, in English. Those of its screens are in `@leaf/ui`. */
export const words = { places, titles, notices, sentences, errors: connectWords.errors };

/** All words of the portal in one language: a missing one is a compile error. */
export type PortalWords = typeof words;
