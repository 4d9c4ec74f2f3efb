import type { Stage } from '@leaf/emissions';
import { Button, Skeleton } from '@mantine/core';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { stageStyle } from '../../../theme/stageStyle.ts';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import type { FootprintPart } from '../../FootprintStrip/footprint.ts';
import classes from './TotalCard.module.css';

export const totalCardLabels = {
  unit: 'kg CO2e',
  share: (share: string) => `${share} of the total`,
  noShare: 'No emissions',
  intensity: (grams: string) => `${grams} g per 1,000 impressions`,
  electricity: 'Electricity (use-phase)',
  embodied: 'Embodied',
  failed: 'Could not be loaded.',
  retry: 'Try again',
  retryName: (stage: string) => `Try again: ${stage}`,
};

export type TotalCardProps = {
  /** The stage whose total this is. */
  stage: Stage;
  /** The stage's name. */
  title: string;
  /** The address of the stage's rows. */
  href: string;
  /** kg CO2e; null if unknown. */
  total: number | null;
  /** kg CO2e of all stages, for the share; null if unknown. */
  of: number | null;
  /** The share of the total as it is written; by default rounded without regard to the other stages. */
  share?: string;
  /** The parts of the total, for the strip; by default the stage as a whole. */
  parts?: readonly FootprintPart[];
  /** Grams of CO2e per 1000 impressions; null if there are none. */
  intensity?: number | null;
  loading?: boolean;
  /** Called to try again after the stage failed to load; the figure is then a dash. */
  onRetry?: () => void;
  labels?: Partial<typeof totalCardLabels>;
};

/** Longer figures, in characters, are set one size smaller. */
const longFigure = 10;

/** The total of one stage, its parts and its share of the campaign. */
export function TotalCard({
  stage,
  title,
  href,
  total,
  of,
  share: written,
  parts = [{ stage, value: total }],
  intensity = null,
  loading = false,
  onRetry,
  labels,
}: TotalCardProps) {
  const text = useLabels('totalCard', totalCardLabels, labels);
  const format = useFormat();
  const share = of && total !== null ? total / of : 0;
  const kindNames = { electricity: text.electricity, embodied: text.embodied, whole: title };
  return (
    <div className={classes.card} style={stageStyle(stage)}>
      <h2 className={classes.title}>
        <LeafLink href={href} className={classes.link}>
          {title}
        </LeafLink>
      </h2>
      <div className={classes.figure}>
        {loading ? (
          <Skeleton height={28} width={120} />
        ) : (
          <Quantity
            value={total}
            unit={text.unit}
            size={format.kg(total).length > longFigure ? 'md' : 'lg'}
          />
        )}
      </div>
      <div className={classes.track}>
        {!loading && share > 0 && (
          <FootprintStrip
            size="sm"
            share={share}
            parts={parts.map((part) => ({ name: kindNames[part.kind ?? 'whole'], ...part }))}
          />
        )}
      </div>
      <div className={classes.note}>
        {loading && <Skeleton height={10} my={3} width="55%" />}
        {!loading && total === null && <span>{text.failed}</span>}
        {!loading && total === null && onRetry && (
          <Button
            variant="light"
            size="compact-xs"
            className={classes.retry}
            aria-label={text.retryName(title)}
            onClick={onRetry}
          >
            {text.retry}
          </Button>
        )}
        {!loading && total !== null && of !== null && (
          <span>{of > 0 ? text.share(written ?? format.percent(share)) : text.noShare}</span>
        )}
        {!loading && intensity !== null && <span>{text.intensity(format.kg(intensity))}</span>}
      </div>
    </div>
  );
}
