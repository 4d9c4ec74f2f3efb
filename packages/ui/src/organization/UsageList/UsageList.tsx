import { Anchor, Progress, Skeleton } from '@mantine/core';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { Usage } from '../../types.ts';
import { nearLimits, usageKeys, usageLabels, usageText, usedShare } from '../usage.ts';
import classes from './UsageList.module.css';

export const usageListLabels = {
  ...usageLabels,
  title: 'Usage',
  description: 'What the organization holds, and how much it may hold.',
  failed: 'Could not be loaded.',
  retry: 'Try again',
};

export type UsageListProps = {
  /** Null while it loads: its lines keep their places. */
  usage: Usage | null;
  /** It could not be loaded: dashes stand in place of the figures. */
  failed?: boolean | undefined;
  /** Loads it again. */
  onRetry?: (() => void) | undefined;
  labels?: Partial<typeof usageListLabels>;
};

/** How much of each limit an organization has used. */
export function UsageList({ usage, failed = false, onRetry, labels }: UsageListProps) {
  const text = useLabels('usageList', usageListLabels, labels);
  const format = useFormat();
  const near = new Set(usage && nearLimits(usage, usageKeys));
  return (
    <Section title={text.title} description={text.description}>
      {failed && !usage && (
        <p className={classes.failed}>
          {text.failed}
          {onRetry && (
            <Anchor component="button" type="button" size="sm" onClick={onRetry}>
              {text.retry}
            </Anchor>
          )}
        </p>
      )}
      <ul className={classes.list} aria-busy={(!usage && !failed) || undefined}>
        {usageKeys
          .filter((key) => !usage || usage[key])
          .map((key) => (
            <li key={key}>
              {usage || failed ? (
                <bdi>{usageText(usage, key, format, text)}</bdi>
              ) : (
                // As high as a line: the margin of the bar is part of its lower one.
                <Skeleton height={12} mt={5} mb={11.5} width={220} />
              )}
              <Progress
                aria-hidden
                className={classes.bar}
                value={usage ? usedShare(usage, key) * 100 : 0}
                color={near.has(key) ? 'yellow' : undefined}
                size="sm"
              />
            </li>
          ))}
      </ul>
    </Section>
  );
}
