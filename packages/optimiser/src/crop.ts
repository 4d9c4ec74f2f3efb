/** The most important point of a picture, as fractions of its width and height: 0.5 and 0.5 is the centre. */
export interface Focus {
  x: number;
  y: number;
}

/** A size to crop a master to. */
export interface SizeOrder {
  width: number;
  height: number;
  focus: Focus;
}

/** A part of a picture, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a master that becomes a picture of another size: as large as that ratio allows, with the focus
 * as near to its centre as the edges of the master allow.
 */
export function partOf(master: { width: number; height: number }, { width, height, focus }: SizeOrder): Part {
  const scale = Math.min(master.width / width, master.height / height);
  const part = {
    width: Math.min(master.width, Math.max(1, Math.round(width * scale))),
    height: Math.min(master.height, Math.max(1, Math.round(height * scale))),
  };
  const start = (size: number, kept: number, middle: number) =>
    Math.min(size - kept, Math.max(0, Math.round(size * middle - kept / 2)));
  return {
    left: start(master.width, part.width, focus.x),
    top: start(master.height, part.height, focus.y),
    ...part,
  };
}

/** Whether a master has the pixels for a size: nothing is enlarged. */
export function isLargeEnough(
  master: { width: number; height: number },
  { width, height }: { width: number; height: number },
): boolean {
  const part = partOf(master, { width, height, focus: { x: 0.5, y: 0.5 } });
  return part.width >= width && part.height >= height;
}
