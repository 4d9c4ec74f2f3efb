import type { StageSeries } from './emissionsSeries.ts';
import { partColour } from './labels.ts';

/** One hatch pattern per colour, for embodied emissions. */
export function Hatches({ id, series }: { id: string; series: readonly StageSeries[] }) {
  const parts = series.flatMap(({ components }) => components.filter(({ kind }) => kind === 'embodied'));
  return (
    <defs>
      {parts.map(({ stage, part }) => {
        const colour = partColour(stage, part);
        return (
          <pattern
            key={`${stage}_${part}`}
            id={`${id}-${stage}_${part}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={colour} fillOpacity="0.18" />
            <rect width="2.5" height="6" fill={colour} />
          </pattern>
        );
      })}
    </defs>
  );
}
