/**
 * Moves overlapping labels apart: each at least `gap` from the next, in the given order (from the bottom up),
 * within `top` and `bottom`, and as near to its own position as that allows.
 */
export function spreadLabels(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const result: number[] = [];
  for (const place of places) {
    const last = result.at(-1);
    result.push(Math.min(place, last === undefined ? bottom : last - gap));
  }
  // Labels pushed past the top push those below them down again.
  let limit = top;
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const place = result[index] ?? 0;
    if (place >= limit) break;
    result[index] = limit;
    limit += gap;
  }
  return result;
}
