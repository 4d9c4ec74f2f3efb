import { ApiError, type ErrorWords, isAborted } from '@leaf/api-client';
import { ErrorStep } from '@leaf/ui';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { shownError } from './text.ts';

type Read = { error: unknown; refetch: () => unknown; isFetching: boolean };
type Change = { error: unknown; submittedAt: number };
type Source = Read | Change;

const isRead = (source: Source): source is Read => 'refetch' in source;

/** Only the latest change counts: earlier errors are over. */
const latest = (changes: readonly Change[]) =>
  changes.reduce<Change | undefined>(
    (last, change) => (last && last.submittedAt >= change.submittedAt ? last : change),
    undefined,
  );

/**
 * The props of a page's error banner: what went wrong and what to do next. A read can be retried here; a change only by
 * the user.
 * @param words the texts in the language of the user
 */
export function errorProps(
  sources: readonly Source[],
  words: ErrorWords,
): { error: string | undefined; errorAction: ReactNode } {
  const reads = sources.filter(isRead);
  const change = latest(sources.filter((source): source is Change => !isRead(source)));
  const failed = [change, ...reads].find((source) => source?.error && !isAborted(source.error));
  if (!failed) return { error: undefined, errorAction: undefined };
  const { error } = failed;
  return { error: shownError(error, words), errorAction: stepAfter(failed) };
}

/** Whether the same request may succeed later. */
export const mayPass = (error: unknown) =>
  !(error instanceof ApiError) ||
  !([402, 403, 404].includes(error.status ?? 0) || error.code === 'no_organization');

/** The next step: no retry if the response would be the same. */
function stepAfter(failed: Source): ReactNode {
  const { error } = failed;
  if (error instanceof ApiError) {
    if (error.status === 402) return <ErrorStep planHref={paths.subscribe} />;
    if (error.code === 'no_organization') return <ErrorStep organizationHref={paths.pickOrg} />;
  }
  if (!mayPass(error)) return undefined;
  return isRead(failed) && <ErrorStep onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
}
