import { createContext } from 'react';
import type { SsimPoint } from '../ssimSeries.ts';

/** A point and where it stands in the drawing, in pixels. */
export type Spot = { point: SsimPoint; cx: number; cy: number };

/** Names a point within a chart. */
export const pointId = ({ format, quality }: SsimPoint) => `${format}-${quality}`;

/** What the points share. A context, because the drawing must not be made anew while a point has the focus. */
export type Plot = {
  /** Id of the point that Tab reaches; the others are reached by arrow keys. */
  reachable?: string;
  /** The point with the ring. */
  chosen?: SsimPoint;
  /** What a screen reader says of a point. */
  nameOf: (point: SsimPoint) => string;
  onPointed: (spot: Spot) => void;
  onFocused: (spot: Spot) => void;
  onBlurred: () => void;
  /** True when the key was understood. */
  onKey: (point: SsimPoint, key: string) => boolean;
};

export const PlotContext = createContext<Plot>({
  nameOf: pointId,
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
