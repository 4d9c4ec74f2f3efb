import { createContext } from 'react';
import type { EmissionComponent } from './emissionsSeries.ts';

/** Pixels of the drawing. */
export type SegmentBox = { x: number; y: number; width: number; height: number };

/** A segment and where it stands in the drawing. */
export type Spot = { component: EmissionComponent; box: SegmentBox };

/** What the segments share. A context, because the drawing must not be made anew while a segment has the focus. */
export type Plot = {
  /** Key of the segment that Tab reaches; the others are reached by arrow keys. */
  reachable?: string;
  /** What a screen reader says of a segment. */
  nameOf: (component: EmissionComponent) => string;
  onPointed: (spot: Spot) => void;
  onFocused: (spot: Spot) => void;
  onBlurred: () => void;
  /** True when the key was understood. */
  onKey: (component: EmissionComponent, key: string) => boolean;
};

export const PlotContext = createContext<Plot>({
  nameOf: ({ key }) => key,
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
