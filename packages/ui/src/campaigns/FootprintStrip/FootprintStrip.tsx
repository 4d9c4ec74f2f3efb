import { percents } from '../../format/format.ts';
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
  /** They add up to the figure beside the strip. If the value of one part is null, no share is known. */
  parts: readonly FootprintPart[];
  /**
   * `xs` 4 px for a row's total, `sm` 6 for a card, `md` 12 for a form, `lg` 32 with names inside its large
   * parts. Default `md`.
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Its length as a fraction of the available width, 0 to 1. Default 1. */
  share?: number;
  /** The background; `ink` is dark in both schemes. */
  ground?: 'surface' | 'ink';
  /** A placeholder for an empty state: drawn faintly and hidden from screen readers. */
  ghost?: boolean;
  labels?: Partial<typeof footprintStripLabels>;
};

/** Parts with at least this share are named inside a large strip. */
const namedFrom = 0.08;

/**
 * The footprint strip: the parts of a figure by stage. Electricity is solid, embodied emissions are hatched,
 * storage is a plain tint. Screen readers read it as one sentence.
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
  const format = useFormat();
  const groups = footprintGroups(parts);
  const shares = footprintShares(groups ?? [], (stage) => text[stage]);
  const written = (of: readonly { share: number }[]) =>
    percents(
      of.map((part) => part.share),
      format,
    );
  const said = written(shares);
  const read = shares.map((part, index) => text.part(part.name, said[index] ?? ''));
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
                  {text[group.stage]}{' '}
                  <span className={classes.share}>{written(groups)[groups.indexOf(group)]}</span>
                </span>
              </span>
            )
          }
        />
      )}
    </div>
  );
}
