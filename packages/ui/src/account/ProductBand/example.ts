import { stages } from '@leaf/emissions';
import type { FootprintPart } from '../../campaigns/FootprintStrip/footprint.ts';

/**
 * kg CO2e of the example by stage, electricity before embodied. Constants, because the first page does not
 * load the model; `example.test.ts` has the rows and checks the figures against the model.
 */
const figures = [[20.53], [152.39298767, 28.30428], [92.85309602445, 28.0242264], [51.7246029, 112.125]];

const kinds = ['electricity', 'embodied'] as const;

export const exampleParts: readonly (FootprintPart & { value: number })[] = stages.flatMap((stage, at) => {
  const own = figures[at] ?? [];
  return own.map((value, part) => ({ stage, kind: own.length > 1 ? kinds[part] : 'whole', value }));
});
