import { Button, Progress } from '@mantine/core';
import { useUnsaved } from '../../form/useUnsaved.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { wholePercent } from '../JobsTable/jobStatus.ts';
import classes from './UploadQueue.module.css';
import { namedUploads, type QueuedUpload, uploadCounts } from './uploadCounts.ts';
import { type UploadQueueLabels, uploadQueueLabels } from './uploadQueueLabels.ts';
import { useFocusKept } from './useFocusKept.ts';

export type UploadQueueProps = {
  /** The files in the order they were added. */
  uploads: readonly QueuedUpload[];
  /** The connection is gone; what waits goes on when it is back. */
  offline?: boolean;
  /** Stops what waits and what is being sent; what has arrived stays. */
  onCancel: () => void;
  /** Tries every file again that failed and is not `final`. */
  onRetry: () => void;
  /** Takes the finished queue away. */
  onClose: () => void;
  /** Called when files are on their way and when all have ended; in between, the tab asks before it closes. */
  onUnsaved?: (unsaved: boolean) => void;
  labels?: Partial<UploadQueueLabels>;
};

/** A line for each is enough to act on; more would bury the buttons. */
const mostNamed = 50;

/** Many files on their way: how far they are, which failed and why, and which are already there. */
export function UploadQueue({
  uploads,
  offline,
  onCancel,
  onRetry,
  onClose,
  onUnsaved,
  labels,
}: UploadQueueProps) {
  const text = useLabels('uploadQueue', uploadQueueLabels, labels);
  const format = useFormat();
  const { done, failed, retryable, duplicate, cancelled, over, progress } = uploadCounts(uploads);
  const named = namedUploads(uploads);
  useUnsaved(!over, onUnsaved);
  const { target, onFocus } = useFocusKept<HTMLParagraphElement>();
  const summary = [
    text.done(format.number(done), format.number(uploads.length)),
    failed > 0 && text.failed(format.number(failed)),
    duplicate > 0 && text.duplicates(format.number(duplicate), duplicate === 1),
    cancelled > 0 && text.cancelled(format.number(cancelled)),
  ].filter(Boolean);

  return (
    <Section title={text.title}>
      <div className={classes.queue}>
        <p ref={target} role="status" tabIndex={-1} className={classes.summary}>
          {summary.join(', ')}
          {offline && !over && `. ${text.waitingForConnection}`}
        </p>
        {!over && (
          <Progress.Root size={6}>
            <Progress.Section value={wholePercent(progress)} aria-label={text.progress} />
          </Progress.Root>
        )}
        {named.length > 0 && (
          <ul className={classes.files}>
            {named.slice(0, mostNamed).map(({ id, name, state, progress: sent = 0, error, sameAs }) => (
              <li key={id} className={classes.file}>
                <span className={classes.name}>{name}</span>
                {state === 'uploading' && (
                  <Progress.Root size={4} className={classes.bar}>
                    <Progress.Section value={wholePercent(sent)} aria-label={text.progressOf(name)} />
                  </Progress.Root>
                )}
                {state === 'failed' && <span className={classes.error}>{error}</span>}
                {state === 'cancelled' && <span className={classes.quiet}>{text.stopped}</span>}
                {state === 'duplicate' && sameAs && (
                  <span className={classes.quiet}>{text.sameAs(sameAs)}</span>
                )}
              </li>
            ))}
            {named.length > mostNamed && (
              <li className={classes.quiet}>{text.more(format.number(named.length - mostNamed))}</li>
            )}
          </ul>
        )}
        <div className={`${classes.buttons} leaf-wrapping`}>
          {!over && (
            <Button variant="default" onClick={onCancel} onFocus={onFocus}>
              {text.cancel}
            </Button>
          )}
          {retryable > 0 && (
            <Button variant="default" onClick={onRetry} onFocus={onFocus}>
              {retryable === failed
                ? text.retry(format.number(failed), failed === 1)
                : text.retrySome(format.number(retryable), format.number(failed))}
            </Button>
          )}
          {over && (
            <Button variant="default" onClick={onClose}>
              {text.close}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
