import { useFormat } from '../../format/useFormat.ts';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './FootprintStrip.module.css';
import { type FootprintPart, footprintGroups, footprintShares } from './footprint.ts';
import { StripBlocks } from './StripBlocks.tsx';

export const footprintStripLabels = {
  ...stageLabels,
  part: (name: string, share: string) => `${name} ${share}`,
  none: 'No emissions',
  unknown: 'Shares not known',
};

export type FootprintStripProps = {
  /** Together they are the figure beside the strip. A part whose value is null leaves all shares open. */
  parts: readonly FootprintPart[];
  /** `xs` 4 px for a row's total, `sm` 6 for a card, `md` 12 for a form, `lg` 32 with its large parts named. Default `md`. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Its length as a share of the place it stands in, 0 to 1. Default 1. */
  share?: number;
  /** What it stands on; `ink` is dark in both schemes. */
  ground?: 'surface' | 'ink';
  /** A picture of what will stand here: drawn faintly, and not read aloud. */
  ghost?: boolean;
  labels?: Partial<typeof footprintStripLabels>;
};

/** Shares from here on are named inside a large strip. */
const namedFrom = 0.08;

/**
 * The footprint strip: what a figure consists of, by stage. Electricity is solid, embodied emissions are hatched,
 * storage is a plain tint. It is read aloud as one sentence.
 */
export function FootprintStrip({
  parts,
  size = 'md',
  share = 1,
  ground = 'surface',
  ghost = false,
  labels,
}: FootprintStripProps) {
  const text = useLabels('footprintStrip', footprintStripLabels, labels);
  const { percent } = useFormat();
  const groups = footprintGroups(parts);
  const shares = footprintShares(groups ?? [], (stage) => text[stage]);
  const read = shares.map((part) => text.part(part.name, percent(part.share)));
  const sentence = read.join(shares.some(({ name }) => name.includes(',')) ? '; ' : ', ');
  const spoken = groups ? sentence || text.none : text.unknown;
  return (
    <div
      className={classes.strip}
      data-size={size}
      data-blank={sentence === '' || undefined}
      data-ghost={ghost || undefined}
      style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      {...(ghost ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken })}
    >
      {groups && (
        <StripBlocks
          groups={groups}
          ground={ground}
          inside={(group) =>
            size === 'lg' &&
            group.share >= namedFrom && (
              <span className={classes.frame}>
                <span className={classes.name}>
                  {text[group.stage]} <span className={classes.share}>{percent(group.share)}</span>
                </span>
              </span>
            )
          }
        />
      )}
    </div>
  );
}
