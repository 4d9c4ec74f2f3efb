import type { Stage } from '@leaf/emissions';
import { ActionIcon, Box, Skeleton, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { chartColours } from '../../theme/colours.ts';
import classes from './BenchmarkGrid.module.css';

export const benchmarkGridLabels = {
  unit: 'kg CO2e',
  about: (title: string) => `About ${title} benchmarks`,
};

/** The API's names for the reference values. */
export const benchmarkNames = {
  SSD: 'SSD',
  HDD: 'HDD',
  LTO: 'LTO',
  Cloud: 'Cloud',
  'RTB light (display)': 'RTB light (display)',
  'RTB light (video)': 'RTB light (video)',
  'RTB medium (display)': 'RTB medium (display)',
  'RTB medium (video)': 'RTB medium (video)',
  'RTB default (display)': 'RTB default (display)',
  'RTB default (video)': 'RTB default (video)',
  'End-to-end': 'End-to-end',
  Direct: 'Direct',
  Display: 'Display',
  'Video (HAI)': 'Video (HAI)',
  'Video (no HAI)': 'Video (no HAI)',
  'Display (mixed)': 'Display (mixed)',
  'Display (mobile)': 'Display (mobile)',
  'Display (tablet)': 'Display (tablet)',
  'Display (PC)': 'Display (PC)',
  'Display (TV)': 'Display (TV)',
  'Video (mixed)': 'Video (mixed)',
  'Video (mobile)': 'Video (mobile)',
  'Video (tablet)': 'Video (tablet)',
  'Video (PC)': 'Video (PC)',
  'Video (TV)': 'Video (TV)',
};

export type BenchmarkGridProps = {
  /** The stage whose values these are. */
  stage: Stage;
  /** The heading above the cards. */
  title: string;
  /** Shown when the help icon is hovered or focused. */
  note: string;
  /** Label to kg CO2e per million impressions, in display order; null if it is not known. */
  values: Readonly<Record<string, number | null>>;
  /** The figures are still loading: their cards are here. */
  loading?: boolean;
  labels?: Partial<typeof benchmarkGridLabels>;
};

/** Above the icon if there is no room beside it, and clear of the window's edges. */
const insideWindow = { flip: { padding: 8, fallbackPlacements: ['top' as const] }, shift: { padding: 8 } };

/** The reference values of one stage, each with a bar relative to the group's largest. */
export function BenchmarkGrid({ stage, title, note, values, loading = false, labels }: BenchmarkGridProps) {
  const text = useLabels('benchmarkGrid', benchmarkGridLabels, labels);
  const names = useLabels('benchmarkNames', benchmarkNames);
  const id = useId();
  const entries = Object.entries(values);
  const most = Math.max(...entries.map(([, value]) => value ?? 0));
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={classes.group}
      __vars={{
        '--stage': chartColours.stage[stage].base,
        '--columns': `${[5, 4, 3].find((columns) => entries.length % columns === 0) ?? 4}`,
      }}
    >
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Tooltip label={note} interactive withArrow position="right" middlewares={insideWindow}>
          <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label={text.about(title)}>
            <IconHelpCircle size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <dl className={classes.cards}>
        {entries.map(([label, value]) => (
          <div key={label} className={classes.card}>
            <dt className={classes.label}>{wordOf(names, label)}</dt>
            <dd className={classes.value}>
              {loading ? (
                <Skeleton component="span" height={20} width={96} className={classes.waiting} />
              ) : (
                <Quantity value={value} unit={text.unit} />
              )}
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${most > 0 ? ((value ?? 0) / most) * 100 : 0}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
