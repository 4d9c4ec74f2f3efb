import { EmissionsSegment } from './EmissionsSegment.tsx';
import type { EmissionComponent } from './emissionsSeries.ts';
import type { SegmentBox, Spot } from './plotContext.ts';

type EmissionsBarProps = {
  /** Id prefix of the hatch patterns. */
  id: string;
  /** From bottom to top. */
  components: readonly EmissionComponent[];
  /** The whole bar. */
  box: SegmentBox;
};

/** One stage's bar, split into its components by their shares. */
export function EmissionsBar({ id, components, box }: EmissionsBarProps) {
  return stacked(components, box).map((spot) => {
    const { key, kind, stage, part } = spot.component;
    return (
      <EmissionsSegment
        key={key}
        {...spot}
        hatch={kind === 'embodied' ? `${id}-${stage}_${part}` : undefined}
      />
    );
  });
}

/** The position of each visible component in the bar. */
function stacked(components: readonly EmissionComponent[], { x, y, width, height }: SegmentBox): Spot[] {
  const visible = components.filter(({ value }) => value > 0);
  const sum = visible.reduce((all, { value }) => all + value, 0);
  let top = y + height;
  return visible.map((component) => {
    const share = (component.value / sum) * height;
    top -= share;
    return { component, box: { x, y: top, width, height: share } };
  });
}
