import { totalOf } from '../../FootprintStrip/footprint.ts';
import type { EmissionComponent } from './emissionsSeries.ts';

/** A component and its position along the bar, in pixels from the bar's start. */
export type Segment = { component: EmissionComponent; from: number; length: number; share: number };

const gap = 2;

/** The visible components of a bar, laid out along its length, with gaps where there is room for them. */
export function stackSegments(components: readonly EmissionComponent[], length: number): Segment[] {
  const visible = components.filter(({ value }) => value > 0);
  const sum = totalOf(visible);
  const parted = length > visible.length * 3 * gap ? gap : 0;
  const room = length - parted * (visible.length - 1);
  let from = 0;
  return visible.map((component) => {
    const share = component.value / sum;
    const segment = { component, from, length: share * room, share };
    from += segment.length + parted;
    return segment;
  });
}
