import { createContext } from 'react';

/** A mark of a drawing: its id, and where its tooltip points, in pixels. */
export type MarkSpot = { id: string; x: number; y: number };

/** State shared by the marks. It is a context because the drawing must not re-render while a mark has the focus. */
export type Marks = {
  /** Id of the mark in the tab order; arrow keys reach the others. */
  reachable?: string;
  onPointed: (spot: MarkSpot) => void;
  onFocused: (spot: MarkSpot) => void;
  onBlurred: () => void;
  /** Returns true if it handled the key. */
  onKey: (id: string, key: string) => boolean;
  /** What a click, Enter or Space does; marks without it are only read. */
  onChosen?: (id: string) => void;
};

export const MarksContext = createContext<Marks>({
  onPointed: () => undefined,
  onFocused: () => undefined,
  onBlurred: () => undefined,
  onKey: () => false,
});
