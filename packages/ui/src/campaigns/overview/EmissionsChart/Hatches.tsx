import type { Stage } from '@leaf/emissions';
import type { Tone } from './partTones.ts';
import { hatchId } from './Swatch.tsx';

const tones: readonly Tone[] = [1, 2, 3, 4];

/** One hatch pattern for each tone, for embodied emissions: lines of the tone on the stage's tint. */
export function Hatches({ id, stages }: { id: string; stages: readonly Stage[] }) {
  return (
    <defs>
      {stages.flatMap((stage) =>
        tones.map((tone) => (
          <pattern
            key={`${stage}-${tone}`}
            id={hatchId(id, stage, tone)}
            width="4.5"
            height="4.5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="4.5" height="4.5" fill={`var(--leaf-${stage}-tint)`} />
            <rect width="1.5" height="4.5" fill={`var(--leaf-${stage}-${tone})`} />
          </pattern>
        )),
      )}
    </defs>
  );
}
