import { ApiError, errorText, isAborted } from '@leaf/api-client';

/** `45 seconds`, `3 minutes`: a wait as a person says it, never shorter than it is. */
export const waitText = (seconds: number): string => {
  const minutes = seconds > 90;
  const count = Math.max(1, Math.ceil(minutes ? seconds / 60 : seconds));
  return `${count} ${minutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
};

const waitAfter = (error: unknown, text: string): string => {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  // The server's own sentence usually says how long.
  if (seconds === undefined || /\d/.test(text)) return '';
  return `${/[.!?]$/.test(text) ? '' : '.'} Try again in ${waitText(seconds)}.`;
};

/** What to show for the error of a call: nothing when there is none or when the call was given up. */
export const shownError = (error: unknown, fallback = 'Something went wrong. Please try again.') => {
  if (!error || isAborted(error)) return undefined;
  const text = errorText(error, fallback);
  return text + waitAfter(error, text);
};
