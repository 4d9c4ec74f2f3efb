import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.ts';
import classes from './ImageCompare.module.css';
import type { ImageCompareLabels } from './imageCompareLabels.ts';
import { type CompareView, views, type Zoom, zooms } from './stage.ts';

export type CompareToolsProps = {
  view: CompareView;
  onViewChange: (view: CompareView) => void;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  /** Absent if differences cannot be measured. */
  onMapChange?: (shown: boolean) => void;
  mapShown: boolean;
  text: ImageCompareLabels;
};

/** The view, zoom and overlay of the comparison. */
export function CompareTools({
  view,
  onViewChange,
  zoom,
  onZoomChange,
  onMapChange,
  mapShown,
  text,
}: CompareToolsProps) {
  const { percent } = useFormat();
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        className={classes.choice}
        aria-label={text.view}
        value={view}
        onChange={onViewChange}
        data={views.map((value) => ({ value, label: text.views[value] }))}
      />
      <SegmentedControl
        size="xs"
        className={classes.choice}
        aria-label={text.zoom}
        value={String(zoom)}
        onChange={(value) => onZoomChange(zooms.find((one) => String(one) === value) ?? 'fit')}
        data={zooms.map((value) => ({
          value: String(value),
          label: value === 'fit' ? text.fit : percent(value),
        }))}
      />
      {onMapChange && (
        <Checkbox
          size="sm"
          label={text.differences}
          checked={mapShown}
          onChange={(event) => onMapChange(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

type HoldButtonProps = { name: string; onHold: (held: boolean) => void; text: ImageCompareLabels };

/** Shows the left picture while it is pressed, by mouse, touch, Space or Enter. */
export function HoldButton({ name, onHold, text }: HoldButtonProps) {
  const isKey = (key: string) => key === ' ' || key === 'Enter';
  return (
    <Button
      variant="default"
      className={classes.hold}
      onPointerDown={() => onHold(true)}
      onPointerUp={() => onHold(false)}
      onPointerLeave={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
      onKeyDown={({ key }) => isKey(key) && onHold(true)}
      onKeyUp={({ key }) => isKey(key) && onHold(false)}
      onBlur={() => onHold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {text.holdButton(name)}
    </Button>
  );
}
