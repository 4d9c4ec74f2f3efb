import { useContext } from 'react';
import classes from './EmissionsChart.module.css';
import { partColour } from './labels.ts';
import { PlotContext, type Spot } from './plotContext.ts';

type EmissionsSegmentProps = Spot & {
  /** Id of the pattern; solid if omitted. */
  hatch?: string;
};

/** One component in a stage's bar. */
export function EmissionsSegment({ component, box, hatch }: EmissionsSegmentProps) {
  const { reachable, nameOf, onPointed, onFocused, onBlurred, onKey } = useContext(PlotContext);
  const { x, y, width, height } = box;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus is how a segment is read without a pointer
    <g
      role="img"
      aria-label={nameOf(component)}
      tabIndex={reachable === component.key ? 0 : -1}
      data-segment={component.key}
      className={classes.segment}
      onMouseEnter={() => onPointed({ component, box })}
      onFocus={() => onFocused({ component, box })}
      onBlur={onBlurred}
      onKeyDown={(event) => {
        if (onKey(component, event.key)) event.preventDefault();
      }}
    >
      <rect
        {...{ x, y, width, height }}
        fill={hatch ? `url(#${hatch})` : partColour(component.stage, component.part)}
        stroke="var(--leaf-surface)"
        strokeWidth={height > 3 ? 1 : 0}
      />
      <rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} className={classes.focus} />
    </g>
  );
}
