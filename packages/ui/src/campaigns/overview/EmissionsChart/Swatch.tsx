import type { ComponentKind, Stage } from '@leaf/emissions';
import type { Tone } from './partTones.ts';

const opacities = { 1: 1, 2: 0.7, 3: 0.45, 4: 0.2 } as const;

/** Id of the pattern of a tone, prefixed with the id of the drawing. */
export const hatchId = (id: string, stage: Stage, tone: Tone) => `${id}-${stage}-${tone}`;

type SwatchProps = {
  /** Id prefix of the drawing's patterns. */
  id: string;
  stage: Stage;
  kind: ComponentKind;
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A block in the colours of a part: electricity solid, embodied hatched, otherwise a plain tint. */
export function Swatch({ id, stage, kind, tone, ...box }: SwatchProps) {
  const { x, y, width, height } = box;
  const middle = `var(--leaf-${stage}-1)`;
  // Drawn inside, so that the block keeps its size; a tiny one is nothing but its outline.
  const inner = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 };
  const isTiny = Math.min(width, height) <= 2;
  if (kind === 'whole') {
    if (isTiny) return <rect {...box} fill={middle} />;
    return (
      <rect {...inner} fill={`var(--leaf-${stage}-tint)`} fillOpacity={opacities[tone]} stroke={middle} />
    );
  }
  return (
    <>
      <rect
        {...box}
        fill={kind === 'embodied' ? `url(#${hatchId(id, stage, tone)})` : `var(--leaf-${stage}-${tone})`}
      />
      {tone > 2 && !isTiny && <rect {...inner} fill="none" stroke={middle} />}
    </>
  );
}
