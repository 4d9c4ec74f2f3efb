import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import type { AdSize, SizesPayload } from '../sizeOrders.ts';
import classes from './ImageSizes.module.css';
import type { ImageSizesLabels } from './imageSizesLabels.ts';

type Focus = SizesPayload['focus'];

/** One press of an arrow key, and one with Shift. */
const step = 0.01;
const stride = 0.1;

const moves: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A share of the picture in whole hundredths. */
const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

type FocusPictureProps = {
  src: string;
  alt: string;
  master: AdSize;
  focus: Focus;
  onFocusChange: (focus: Focus) => void;
  /** The picture could not be drawn. */
  onError: () => void;
  text: ImageSizesLabels;
};

/** The whole image with the point that every size keeps, set by mouse, touch or arrow keys. */
export function FocusPicture({ src, alt, master, focus, onFocusChange, onError, text }: FocusPictureProps) {
  const { percent } = useFormat();
  const picture = useRef<HTMLDivElement>(null);
  const [drags, setDrags] = useState(false);
  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    onFocusChange({
      x: inside((clientX - box.left) / box.width),
      y: inside((clientY - box.top) / box.height),
    });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A finger beside the point may be about to scroll the page: it has to tap.
    const scrolls = event.pointerType !== 'mouse' && !event.currentTarget.matches('[role=slider]');
    if (event.button !== 0 || scrolls) return;
    event.stopPropagation();
    picture.current?.setPointerCapture(event.pointerId);
    setDrags(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? stride : step;
    onFocusChange({ x: inside(focus.x + move[0] * by), y: inside(focus.y + move[1] * by) });
  };
  return (
    // biome-ignore lint/a11y: the point is the control; the picture only takes the pointer
    <div
      ref={picture}
      className={classes.master}
      style={{ aspectRatio: `${master.width} / ${master.height}` }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => drags && moveTo(event)}
      onPointerUp={() => setDrags(false)}
      onPointerCancel={() => setDrags(false)}
      onClick={moveTo}
    >
      <img src={src} alt={alt} draggable={false} className={classes.whole} onError={onError} />
      <div
        role="slider"
        tabIndex={0}
        className={classes.point}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        aria-label={text.point}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={text.at(percent(focus.x), percent(focus.y))}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
