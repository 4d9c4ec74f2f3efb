import { Anchor, Button, Group } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { ProductBand } from '../ProductBand/ProductBand.tsx';
import classes from './WaitingPage.module.css';

export const waitingLabels = {
  check: 'Check again',
  stillWaiting: 'Still waiting for approval.',
  signIn: 'Go to sign in',
};

export type WaitingPageProps = {
  /** The heading of the page. */
  title: string;
  /** What is waited for, in a sentence. */
  message: string;
  /** What happens next. */
  hint: string;
  error?: string;
  /** The host has just checked and nothing has changed. */
  stillWaiting?: boolean;
  /** The answer is being asked for. */
  checking?: boolean;
  /** Asks whether there is an answer by now. */
  onCheckAgain?: () => void;
  /** Where to sign in. */
  signInHref: string;
  /** Links to other pages, after that to the sign-in. */
  links?: ReactNode;
  labels?: Partial<typeof waitingLabels>;
};

/** Says who has to act next and what the user can do in the meantime. */
export function WaitingPage({
  title,
  message,
  hint,
  error,
  stillWaiting = false,
  checking = false,
  onCheckAgain,
  signInHref,
  links,
  labels,
}: WaitingPageProps) {
  const text = useLabels('waiting', waitingLabels, labels);
  return (
    <FormPage
      aside={<ProductBand />}
      title={title}
      error={error}
      footer={
        <>
          <Anchor component={LeafLink} href={signInHref} size="sm">
            {text.signIn}
          </Anchor>
          {links}
        </>
      }
    >
      <IconClockHour4 className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <p className={classes.message}>{message}</p>
      <p className={classes.hint}>{hint}</p>
      {onCheckAgain && (
        <Group gap="sm">
          <Button onClick={onCheckAgain} loading={checking}>
            {text.check}
          </Button>
          <span role="status" className={classes.hint}>
            {stillWaiting && !checking && text.stillWaiting}
          </span>
        </Group>
      )}
    </FormPage>
  );
}
