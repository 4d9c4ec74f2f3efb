import { useContext } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import { ago } from '../ago.ts';
import { useFormat } from '../useFormat.ts';
import { NowContext } from './nowContext.ts';
import classes from './RelativeTime.module.css';

export type RelativeTimeProps = {
  /** An ISO 8601 instant. Text that is not one is shown unchanged. */
  iso: string | null | undefined;
};

/**
 * How long ago something was, if a `NowProvider` tells the time; otherwise its date and time. These stand in the same
 * place when it is pointed at, when a control of its table row has the keyboard's focus, on paper, and below it on
 * devices that cannot point; screen readers say both, but no date twice.
 */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const { locale, timeZone } = useContext(LeafContext);
  const now = useContext(NowContext);
  const exact = useFormat().dateTime(iso);
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return <bdi className={classes.time}>{exact}</bdi>;
  const passed = now !== null && ago(time, now, locale, timeZone);
  return (
    <time
      dateTime={new Date(time).toISOString()}
      className={classes.time}
      data-relative={now !== null || undefined}
    >
      {passed && (
        <>
          <bdi className={classes.ago} aria-hidden={exact.includes(passed) || undefined}>
            {passed}
          </bdi>{' '}
        </>
      )}
      <bdi className={classes.exact}>{exact}</bdi>
    </time>
  );
}
