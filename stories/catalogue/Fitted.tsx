import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Board.module.css';

type Fit = { scale: number; left: number; top: number };

/** Pixels that stay free around a thing that is smaller than its frame. */
const air = 24;

/** A thing as large as its frame allows, never enlarged: small ones stand in the middle, long ones go on below the edge. */
export function Fitted({ width, flush = false, children }: FittedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>();
  useEffect(() => {
    const [outer, inner] = [frame.current, picture.current];
    if (!outer || !inner) return undefined;
    const place = () => {
      const around = flush ? 0 : air;
      const [free, height] = [outer.clientWidth - 2 * around, outer.clientHeight - 2 * around];
      const things = [...inner.children].filter(
        (child): child is HTMLElement => child instanceof HTMLElement,
      );
      const wide = flush
        ? width
        : Math.max(1, ...things.map((thing) => Math.max(thing.offsetWidth, thing.scrollWidth)));
      const scale = Math.min(1, free / wide);
      setFit({
        scale,
        left: Math.max(0, (free - wide * scale) / 2) + around,
        top: Math.max(0, (height - inner.offsetHeight * scale) / 2) + around,
      });
    };
    // Charts and tables measure themselves first, and what is loaded later changes the height.
    const watch = new ResizeObserver(place);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [width, flush]);
  return (
    <div ref={frame} className={classes.frame} data-screen={flush || undefined} inert>
      <div
        ref={picture}
        className={classes.picture}
        style={{
          width,
          transform: fit && `translate(${fit.left}px, ${flush ? 0 : fit.top}px) scale(${fit.scale})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}

type FittedProps = {
  /** Pixels that the thing may be wide before it is made smaller. */
  width: number;
  /** It fills its frame from edge to edge. */
  flush?: boolean;
  children: ReactNode;
};
