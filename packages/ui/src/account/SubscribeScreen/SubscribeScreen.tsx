import { Anchor, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import classes from './SubscribeScreen.module.css';

export const subscribeLabels = {
  title: 'Select Plan',
  description: 'One plan, for the whole organization.',
  plan: 'Basic',
  price: '490 EUR',
  period: 'yearly',
  trial: '7-day trial',
  users: 'Up to 5 users',
  access: 'Unlimited access to the tools',
  choose: 'Choose Basic',
  next: 'Payment happens on the next page. The trial applies to an organization’s first subscription; you can cancel during it.',
  check: 'Check again',
  stillNone: 'Your organization has no plan yet.',
  signOut: 'Sign out',
};

export type SubscribeScreenProps = {
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  submitting?: boolean;
  /** Goes on to checkout. */
  onChoose: () => void;
  /** Checks whether somebody else in the organization has subscribed in the meantime. */
  onCheckAgain?: () => void;
  /** The answer is being asked for. */
  checking?: boolean;
  /** The host has just checked, and there is no plan yet. */
  stillNone?: boolean;
  /** Ends the session. */
  onSignOut?: () => void;
  labels?: Partial<typeof subscribeLabels>;
};

/** Offers the only plan. */
export function SubscribeScreen({
  error,
  errorAction,
  submitting = false,
  onChoose,
  onCheckAgain,
  checking = false,
  stillNone = false,
  onSignOut,
  labels,
}: SubscribeScreenProps) {
  const text = useLabels('subscribe', subscribeLabels, labels);
  return (
    <FormPage
      title={text.title}
      description={text.description}
      error={error}
      errorAction={errorAction}
      footer={
        <>
          {onCheckAgain && (
            <span>
              <Anchor
                component="button"
                type="button"
                size="sm"
                aria-disabled={checking || undefined}
                onClick={checking ? undefined : onCheckAgain}
              >
                {text.check}
              </Anchor>
              <span role="status" className={classes.answer}>
                {stillNone && !checking && text.stillNone}
              </span>
            </span>
          )}
          {onSignOut && (
            <Anchor component="button" type="button" size="sm" onClick={onSignOut}>
              {text.signOut}
            </Anchor>
          )}
        </>
      }
    >
      <div className={classes.head}>
        <h2 className={classes.plan}>{text.plan}</h2>
        <div className={classes.price}>
          <Quantity value={text.price} unit={text.period} />
        </div>
      </div>
      <ul className={classes.points}>
        {[text.trial, text.users, text.access].map((point) => (
          <li key={point}>
            <IconCheck className={classes.check} size={18} stroke={2} aria-hidden />
            <bdi>{point}</bdi>
          </li>
        ))}
      </ul>
      <Button fullWidth loading={submitting} onClick={onChoose}>
        {text.choose}
      </Button>
      <p className={classes.next}>{text.next}</p>
    </FormPage>
  );
}
