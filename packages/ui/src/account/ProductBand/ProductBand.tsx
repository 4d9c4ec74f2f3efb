import type { Stage } from '@leaf/emissions';
import { type CSSProperties, useContext } from 'react';
import strip from '../../campaigns/FootprintStrip/FootprintStrip.module.css';
import { footprintGroups, totalOf } from '../../campaigns/FootprintStrip/footprint.ts';
import { StripBlocks } from '../../campaigns/FootprintStrip/StripBlocks.tsx';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafContext } from '../../theme/leafContext.ts';
import { exampleParts } from './example.ts';
import classes from './ProductBand.module.css';

export const productBandLabels = {
  ...stageLabels,
  sentence: 'See what a campaign emits, and which part of it to make smaller.',
  example: 'Example: a 15-second video, shown a million times in Germany',
  unit: 'kilograms of C O 2 equivalent',
};

export type ProductBandProps = { labels?: Partial<typeof productBandLabels> };

const groups = footprintGroups(exampleParts) ?? [];

const toneOf = (stage: Stage) => ({ '--tone': `var(--leaf-ink-${stage})` }) as CSSProperties;

/** The product in one sentence and one example, shown beside the forms for signed-out users. */
export function ProductBand({ labels }: ProductBandProps) {
  const text = useLabels('productBand', productBandLabels, labels);
  const { locale } = useContext(LeafContext);
  // Not `useFormat`: the first page needs nothing else from it.
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div className={classes.band}>
      <p className={classes.sentence}>{text.sentence}</p>
      <figure className={classes.example}>
        <figcaption className={classes.caption}>{text.example}</figcaption>
        <div className={classes.total}>
          <bdi>
            {format(totalOf(groups))} {/* Not `Unit`: the first page has no other unit. */}
            <span className={classes.unit} role="img" aria-label={text.unit}>
              kg CO<sub>2</sub>e
            </span>
          </bdi>
        </div>
        {/* The strip is hidden from screen readers: its figures follow as text. */}
        <div className={strip.strip} aria-hidden>
          <StripBlocks groups={groups} ground="ink" />
        </div>
        <dl className={classes.stages}>
          {groups.map(({ stage, value }) => (
            <div key={stage}>
              <dt className={classes.stage} style={toneOf(stage)}>
                {text[stage]}
              </dt>
              <dd className={classes.value}>{format(value)}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}
