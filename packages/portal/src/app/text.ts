import { type ErrorWords, errorText, errorWords, isAborted } from '@leaf/api-client';

/** What to show for the error of a call: nothing when there is none or when the call was given up. */
export const shownError = (error: unknown, words: ErrorWords = errorWords): string | undefined =>
  error && !isAborted(error) ? errorText(error, words) : undefined;
