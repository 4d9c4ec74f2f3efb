import { Button } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';

export const errorStepLabels = {
  retry: 'Try again',
  plan: 'Select a plan',
  organization: 'Choose an organization',
  request: 'See the request',
  verify: 'Verify your email',
};

export type ErrorStepProps = {
  /** Retries the failed request. */
  onRetry?: () => void;
  /** The other try is under way. */
  retrying?: boolean;
  /** Where to choose a plan, if the lack of one is the reason. */
  planHref?: string;
  /** Where to choose an organization, if the lack of one is the reason. */
  organizationHref?: string;
  /** Where the request of an organization that waits for approval is shown, if that is the reason. */
  requestHref?: string;
  /** Where to verify the e-mail address, if that is the reason. */
  verifyHref?: string;
  labels?: Partial<typeof errorStepLabels>;
};

/** What to do about an error: `<ErrorBanner message={…} action={<ErrorStep onRetry={…} />} />`. */
export function ErrorStep({
  onRetry,
  retrying = false,
  planHref,
  organizationHref,
  requestHref,
  verifyHref,
  labels,
}: ErrorStepProps) {
  const text = useLabels('errorStep', errorStepLabels, labels);
  const steps = [
    [planHref, text.plan],
    [organizationHref, text.organization],
    [requestHref, text.request],
    [verifyHref, text.verify],
  ] as const;
  // An error has one reason.
  const [href, name] = steps.find(([to]) => to) ?? [];
  return (
    <>
      {href && (
        <Button component={LeafLink} href={href} size="compact-sm" variant="default">
          {name}
        </Button>
      )}
      {onRetry && (
        <Button size="compact-sm" variant="default" loading={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </>
  );
}
