/**
 * Whether two words differ by one letter added, dropped, changed or swapped with its neighbour. It is also true of equal
 * words.
 */
export function isSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  const [restX, restY] = [x.slice(1), y.slice(1)];
  if (restX === restY || restX === y || x === restY) return true;
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
}
