import { Button } from '@mantine/core';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { ProductBand } from '../ProductBand/ProductBand.tsx';

export const checkingLabels = {
  title: 'Checking your account',
  retry: 'Try again',
  signIn: 'Back to sign in',
};

export type CheckingScreenProps = {
  /** Why the account could not be loaded. */
  error?: string;
  /** Tries again. */
  onRetry?: () => void;
  /** Where to sign in. */
  signInHref: string;
  labels?: Partial<typeof checkingLabels>;
};

/** Shown after log-in until the next page is known. */
export function CheckingScreen({ error, onRetry, signInHref, labels }: CheckingScreenProps) {
  const text = useLabels('checking', checkingLabels, labels);
  return (
    <FormPage
      aside={<ProductBand />}
      title={text.title}
      footer={
        error && (
          <Button component={LeafLink} href={signInHref} variant="default" size="sm">
            {text.signIn}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorBanner
          message={error}
          action={
            onRetry && (
              <Button size="compact-sm" variant="default" onClick={onRetry}>
                {text.retry}
              </Button>
            )
          }
        />
      ) : (
        <Loading minHeight={80} />
      )}
    </FormPage>
  );
}
