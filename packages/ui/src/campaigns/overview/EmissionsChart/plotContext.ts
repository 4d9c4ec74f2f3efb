import { createContext } from 'react';
import type { EmissionComponent } from './emissionsSeries.ts';

/** Pixels of the drawing. */
export type SegmentBox = { x: number; y: number; width: number; height: number };

/** A segment and its position in the drawing. */
export type Spot = { component: EmissionComponent; box: SegmentBox };

/**
 * State shared by the segments. It is a context because the drawing must not re-render while a segment has the focus.
 */
export type Plot = {
  /** Key of the segment in the tab order; arrow keys reach the others. */
  reachable?: string;
  /** A segment's accessible name. */
  nameOf: (component: EmissionComponent) => string;
  onPointed: (spot: Spot) => void;
  onFocused: (spot: Spot) => void;
  onBlurred: () => void;
  /** Returns true if it handled the key. */
  onKey: (component: EmissionComponent, key: string) => boolean;
};

export const PlotContext = createContext<Plot>({
  nameOf: ({ key }) => key,
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
