import { type ErrorWords, errorText, isAborted } from '@leaf/api-client';

/** The text for a call's error; undefined if there is none or the call was aborted. */
export const shownError = (error: unknown, words: ErrorWords): string | undefined =>
  error && !isAborted(error) ? errorText(error, words) : undefined;
