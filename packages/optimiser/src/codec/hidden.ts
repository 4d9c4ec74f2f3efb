/** A level of the pyramid: RGB, and how much of a sample is known in the fourth channel. */
interface Level {
  data: Uint8Array;
  width: number;
  height: number;
}

const half = (size: number): number => (size + 1) >> 1;

/** Halves a level: each sample is the mean of four, weighted by how much of them is known. */
function shrink({ data, width, height }: Level): Level {
  const [w, h] = [half(width), half(height)];
  const out = new Uint8Array(w * h * 4);
  for (let y = 0, to = 0; y < h; y++) {
    const rows = 2 * y + 1 < height ? 2 : 1;
    for (let x = 0; x < w; x++, to += 4) {
      const columns = 2 * x + 1 < width ? 2 : 1;
      let [r, g, b, sum] = [0, 0, 0, 0];
      for (let dy = 0; dy < rows; dy++)
        for (let dx = 0; dx < columns; dx++) {
          const from = ((2 * y + dy) * width + 2 * x + dx) * 4;
          const weight = data[from + 3] ?? 0;
          r += (data[from] ?? 0) * weight;
          g += (data[from + 1] ?? 0) * weight;
          b += (data[from + 2] ?? 0) * weight;
          sum += weight;
        }
      if (sum === 0) continue;
      out[to] = Math.round(r / sum);
      out[to + 1] = Math.round(g / sum);
      out[to + 2] = Math.round(b / sum);
      // As well known as the best of the four, so that a distant sample does not fade.
      out[to + 3] = Math.max(1, Math.min(255, sum));
    }
  }
  return { data: out, width: w, height: h };
}

/** Fills the unknown samples of a level by linear interpolation from the smaller level. */
function fillFrom(level: Level, below: Level): void {
  const { data, width, height } = level;
  for (let y = 0, to = 0; y < height; y++) {
    const row = y >> 1;
    const nextRow = Math.min(below.height - 1, Math.max(0, row + (y & 1 ? 1 : -1)));
    for (let x = 0; x < width; x++, to += 4) {
      if (data[to + 3] !== 0) continue;
      const column = x >> 1;
      const nextColumn = Math.min(below.width - 1, Math.max(0, column + (x & 1 ? 1 : -1)));
      const own = (row * below.width + column) * 4;
      const across = (row * below.width + nextColumn) * 4;
      const along = (nextRow * below.width + column) * 4;
      const corner = (nextRow * below.width + nextColumn) * 4;
      for (let c = 0; c < 3; c++)
        data[to + c] =
          (9 * (below.data[own + c] ?? 0) +
            3 * ((below.data[across + c] ?? 0) + (below.data[along + c] ?? 0)) +
            (below.data[corner + c] ?? 0) +
            8) >>
          4;
    }
  }
}

/**
 * Replaces the colour of fully transparent pixels, in place, with one that spreads smoothly from the visible
 * ones around them. Hidden content must never leave the computer, and a smooth background takes fewer bytes
 * than a hidden picture or a flat colour with an edge. Visible pixels do not change.
 */
export function fillHidden(rgba: Uint8Array, width: number, height: number): void {
  const levels: Level[] = [{ data: rgba, width, height }];
  for (;;) {
    const last = levels.at(-1);
    if (!last || (last.width === 1 && last.height === 1)) break;
    levels.push(shrink(last));
  }
  // Without any visible pixel the background is black.
  const top = levels.at(-1)?.data;
  if (top?.[3] === 0) top.fill(0);
  for (let i = levels.length - 2; i >= 0; i--) {
    const [level, below] = [levels[i], levels[i + 1]];
    if (level && below) fillFrom(level, below);
  }
}
