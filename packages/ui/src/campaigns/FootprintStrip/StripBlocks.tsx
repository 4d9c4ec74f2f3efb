import type { CSSProperties, ReactNode } from 'react';
import classes from './FootprintStrip.module.css';
import type { FootprintBlock, FootprintGroup } from './footprint.ts';

type Ground = 'surface' | 'ink';

export type StripBlocksProps = {
  groups: readonly FootprintGroup[];
  ground: Ground;
  /** Renders content inside a stage's blocks. */
  inside?: (group: FootprintGroup) => ReactNode;
};

type Variables = CSSProperties & Record<`--${string}`, string>;

/**
 * The blocks of a strip, stage by stage. Separate from the strip, because the first page needs nothing else
 * of it.
 */
export const StripBlocks = ({ groups, ground, inside }: StripBlocksProps) =>
  groups.map((group) => (
    <div key={group.stage} className={classes.stage} style={stageVariables(group, ground)}>
      {group.blocks.map((block, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
          key={index}
          className={classes.block}
          data-kind={block.kind}
          data-tone={block.tone}
          style={blockStyle(block, ground)}
        />
      ))}
      {inside?.(group)}
    </div>
  ));

function stageVariables({ stage, share }: FootprintGroup, ground: Ground): Variables {
  const prefix = ground === 'ink' ? `--leaf-ink-${stage}` : `--leaf-${stage}`;
  return {
    // Percentages, because flex items whose grow factors sum to less than one leave space unused.
    flexGrow: share * 100,
    '--tone': `var(${ground === 'ink' ? prefix : `${prefix}-1`})`,
    '--tint': `var(${prefix}-tint)`,
    '--word': `var(--leaf-${stage})`,
  };
}

const blockStyle = ({ stage, share, tone }: FootprintBlock, ground: Ground): Variables => ({
  flexGrow: share * 100,
  ...(ground === 'surface' && tone > 1 && { '--fill': `var(--leaf-${stage}-${tone})` }),
});
