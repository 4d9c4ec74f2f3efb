/**
 * Moves labels apart that would stand on each other: each at least `gap` from the next, in the given order (from the
 * lower edge up), within `top` and `bottom`, and as near to its own place as that allows.
 */
export function spreadLabels(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const result: number[] = [];
  for (const place of places) {
    const last = result.at(-1);
    result.push(Math.min(place, last === undefined ? bottom : last - gap));
  }
  // What rose above the upper edge pushes those below it down again.
  let limit = top;
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const place = result[index] ?? 0;
    if (place >= limit) break;
    result[index] = limit;
    limit += gap;
  }
  return result;
}
