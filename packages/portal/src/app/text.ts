import { errorText, isAborted } from '@leaf/api-client';

/** What to show for the error of a query or a mutation: nothing when there is none or when the call was given up. */
export const shownError = (error: unknown, fallback = 'Something went wrong. Please try again.') =>
  error && !isAborted(error) ? errorText(error, fallback) : undefined;
