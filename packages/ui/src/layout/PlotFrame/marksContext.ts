import { createContext } from 'react';

/** A mark of a drawing: its id, and where its tooltip points, in pixels. */
export type MarkSpot = { id: string; x: number; y: number };

/** State shared by the marks. A context, because the drawing must not re-render when the focus moves. */
export type Marks = {
  /** Id of the mark in the tab order; arrow keys reach the others. */
  reachable?: string;
  onPointed: (spot: MarkSpot) => void;
  onFocused: (spot: MarkSpot) => void;
  onBlurred: () => void;
  /** Returns true if it handled the key. */
  onKey: (id: string, key: string) => boolean;
  /** Called on a click, Enter or Space; without it marks are read-only. */
  onChosen?: (id: string) => void;
};

export const MarksContext = createContext<Marks>({
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
