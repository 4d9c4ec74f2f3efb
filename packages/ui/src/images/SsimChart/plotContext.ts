import { createContext } from 'react';
import type { SsimPoint } from '../ssimSeries.ts';

/** Identifies a point within a chart. */
export const pointId = ({ format, quality }: SsimPoint) => `${format}-${quality}`;

/** The text of the points. A context, because the drawing must not re-render when another point is chosen. */
export type PointWords = {
  /** The point with the ring. */
  chosen?: SsimPoint;
  /** A point's accessible name. */
  nameOf: (point: SsimPoint) => string;
  /** The text beside the chosen point. */
  labelOf: (point: SsimPoint) => string;
};

export const PointContext = createContext<PointWords>({ nameOf: pointId, labelOf: pointId });
