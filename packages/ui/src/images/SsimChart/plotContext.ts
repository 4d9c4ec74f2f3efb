import { createContext } from 'react';
import type { SsimPoint } from '../ssimSeries.ts';

/** A point and its position in the drawing, in pixels. */
export type Spot = { point: SsimPoint; cx: number; cy: number };

/** Identifies a point within a chart. */
export const pointId = ({ format, quality }: SsimPoint) => `${format}-${quality}`;

/** State shared by the points. It is a context because the drawing must not re-render while a point has the focus. */
export type Plot = {
  /** Id of the point in the tab order; arrow keys reach the others. */
  reachable?: string;
  /** The point with the ring. */
  chosen?: SsimPoint;
  /** A point's accessible name. */
  nameOf: (point: SsimPoint) => string;
  onPointed: (spot: Spot) => void;
  onFocused: (spot: Spot) => void;
  onBlurred: () => void;
  /** Returns true if it handled the key. */
  onKey: (point: SsimPoint, key: string) => boolean;
};

export const PlotContext = createContext<Plot>({
  nameOf: pointId,
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
