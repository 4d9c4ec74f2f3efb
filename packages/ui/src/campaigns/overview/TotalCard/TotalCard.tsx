import type { Stage } from '@leaf/emissions';
import { Box, Skeleton } from '@mantine/core';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { chartColours } from '../../../theme/colours.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import classes from './TotalCard.module.css';

export const totalCardLabels = {
  unit: 'kg CO2e',
  share: (share: string) => `${share} of the total`,
  noShare: 'No emissions',
  intensity: (grams: string) => `${grams} g per 1,000 impressions`,
};

export type TotalCardProps = {
  stage: Stage;
  /** The stage's name. */
  title: string;
  /** How many rows the stage has. */
  href: string;
  /** kg CO2e */
  total: number;
  /** kg CO2e of all stages, for the bar. */
  of: number;
  /** Grams of CO2e per 1000 impressions; null if there are none. */
  intensity?: number | null;
  loading?: boolean;
  labels?: Partial<typeof totalCardLabels>;
};

/** The total of one stage and its share of the campaign. */
export function TotalCard({
  stage,
  title,
  href,
  total,
  of,
  intensity = null,
  loading = false,
  labels,
}: TotalCardProps) {
  const text = useLabels('totalCard', totalCardLabels, labels);
  const format = useFormat();
  const share = of > 0 ? total / of : 0;
  return (
    <Box className={classes.card} __vars={{ '--stage': chartColours.stage[stage].base }}>
      <h2 className={classes.title}>
        <LeafLink href={href} className={classes.link}>
          {title}
        </LeafLink>
      </h2>
      <div className={classes.figure}>
        {loading ? <Skeleton height={24} width={120} /> : <Quantity value={total} unit={text.unit} />}
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <div className={classes.note}>
        {!loading && <span>{of > 0 ? text.share(format.percent(share)) : text.noShare}</span>}
        {!loading && intensity !== null && <span>{text.intensity(format.number(intensity))}</span>}
      </div>
    </Box>
  );
}
