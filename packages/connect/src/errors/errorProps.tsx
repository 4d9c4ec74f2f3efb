import { ApiError, isAborted } from '@leaf/api-client';
import { ErrorStep } from '@leaf/ui';
import type { ReactNode } from 'react';
import type { Surroundings } from '../connection/connectionContext.ts';
import { shownError } from './shownError.ts';

type Read = { error: unknown; refetch: () => unknown; isFetching: boolean };
type Change = { error: unknown; submittedAt: number };
type Source = Read | Change;

type Steps = Pick<Surroundings, 'planHref' | 'organizationHref' | 'requestHref' | 'verifyHref'>;

const isRead = (source: Source): source is Read => 'refetch' in source;

/**
 * The props of a page's error banner: what went wrong and what to do next. A read can be retried here; a change only by
 * the user.
 */
export function errorProps(
  sources: readonly Source[],
  around: Steps & { words: Pick<Surroundings['words'], 'errors'> },
): { error: string | undefined; errorAction: ReactNode } {
  const reads = sources.filter(isRead);
  // Only the latest change counts: earlier errors are over.
  const [change] = sources
    .filter((source): source is Change => !isRead(source))
    .sort((one, other) => other.submittedAt - one.submittedAt);
  const failed = [change, ...reads].find((source) => source?.error && !isAborted(source.error));
  if (!failed) return { error: undefined, errorAction: undefined };
  const { error } = failed;
  return { error: shownError(error, around.words.errors), errorAction: stepAfter(failed, reads, around) };
}

/** Whether the same request may succeed later. */
export const mayPass = (error: unknown) =>
  !(error instanceof ApiError) ||
  !([402, 403, 404, 422].includes(error.status ?? 0) || error.code === 'no_organization');

/** The next step: no retry if the response would be the same. A retry repeats every read that failed. */
function stepAfter(failed: Source, reads: readonly Read[], around: Steps): ReactNode {
  const { planHref, organizationHref, requestHref, verifyHref } = around;
  const { error } = failed;
  if (error instanceof ApiError) {
    if (error.status === 402 || error.code === 'no_subscription')
      return planHref && <ErrorStep planHref={planHref} />;
    // That page also names the organization that was asked, and leads back to the page that waits for its answer.
    if (error.code === 'no_organization' || error.code === 'org_must_approve')
      return organizationHref && <ErrorStep organizationHref={organizationHref} />;
    if (error.code === 'org_pending') return requestHref && <ErrorStep requestHref={requestHref} />;
    if (error.code === 'email_not_verified') return verifyHref && <ErrorStep verifyHref={verifyHref} />;
  }
  if (!isRead(failed) || !mayPass(error)) return undefined;
  const again = reads.filter((read) => read.error && mayPass(read.error));
  return (
    <ErrorStep
      onRetry={() => {
        for (const read of again) void read.refetch();
      }}
      retrying={again.some(({ isFetching }) => isFetching)}
    />
  );
}
