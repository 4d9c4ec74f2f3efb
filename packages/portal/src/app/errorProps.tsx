import type { ErrorWords } from '@leaf/api-client';
import { errorProps as propsOf } from '@leaf/connect/hooks';
import { paths } from './paths.ts';

/** Where to go about an error. */
export const nextSteps = {
  planHref: paths.subscribe,
  organizationHref: paths.pickOrg,
  requestHref: paths.orgPendingApproval,
  // It leads on to the page that has the address filled in.
  verifyHref: paths.postLogin,
};

/**
 * The props of a page's error banner: what went wrong and what to do next. A read can be retried here; a change only by
 * the user.
 * @param errors the texts in the language of the user
 */
export const errorProps = (sources: Parameters<typeof propsOf>[0], errors: ErrorWords) =>
  propsOf(sources, { words: { errors }, ...nextSteps });

/** Clears the errors of earlier changes once the user asks for the list again. */
export const forgetFailed = (changes: readonly { error: unknown; reset: () => void }[]): void => {
  for (const change of changes) if (change.error) change.reset();
};
