import classes from './EmissionsChart.module.css';

/** Pixels of the drawing. */
export type SegmentBox = { x: number; y: number; width: number; height: number };

type EmissionsSegmentProps = {
  id: string;
  box: SegmentBox;
  colour: string;
  /** Id of the pattern; solid without it. */
  hatch?: string;
  /** What a screen reader says. */
  name: string;
  /** Tab comes here; the others are reached by arrow keys. */
  reachable: boolean;
  onPointed: () => void;
  onFocused: () => void;
  onBlurred: () => void;
  /** True when the key was understood. */
  onKey: (key: string) => boolean;
};

/** One component in a stage's bar. */
export function EmissionsSegment({
  id,
  box: { x, y, width, height },
  colour,
  hatch,
  name,
  reachable,
  onPointed,
  onFocused,
  onBlurred,
  onKey,
}: EmissionsSegmentProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus is how a segment is read without a pointer
    <g
      role="img"
      aria-label={name}
      tabIndex={reachable ? 0 : -1}
      data-segment={id}
      className={classes.segment}
      onMouseEnter={onPointed}
      onFocus={onFocused}
      onBlur={onBlurred}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <rect
        {...{ x, y, width, height }}
        fill={hatch ? `url(#${hatch})` : colour}
        stroke="var(--leaf-surface)"
        strokeWidth={height > 3 ? 1 : 0}
      />
      <rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} className={classes.focus} />
    </g>
  );
}
