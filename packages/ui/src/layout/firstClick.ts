/**
 * The click handler of a button whose press may put another one in its place: the rest of a double click does nothing,
 * or it would decide on a row that nobody chose. Presses by key and by assistive technology are not counted, and all
 * of them act.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) act();
  };
