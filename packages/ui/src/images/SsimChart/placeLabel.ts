/** An area of a drawing, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

const shared = (one: Box, other: Box) => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
};

/** The place that covers least of what is taken, and of the room outside the frame; the earliest of equals. */
export function placeLabel<Place extends Box>(
  places: readonly Place[],
  taken: readonly Box[],
  frame: Box,
): Place {
  // Rounded: places that differ by an error of arithmetic are equal.
  const cost = (place: Box) =>
    Math.round(
      taken.reduce((sum, box) => sum + shared(place, box), 0) +
        (place.width * place.height - shared(place, frame)),
    );
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The strips that a line through these corners takes, when it only runs across and up or down. */
export function alongLine(corners: readonly { x: number; y: number }[], reach = 2): Box[] {
  return corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    return {
      x: Math.min(from.x, to.x) - reach,
      y: Math.min(from.y, to.y) - reach,
      width: Math.abs(to.x - from.x) + 2 * reach,
      height: Math.abs(to.y - from.y) + 2 * reach,
    };
  });
}

/** The places for a label beside a point: to its right, above, below and to its left, nearest first. */
export function placesAround(x: number, y: number, width: number, height: number): Box[] {
  const beside = y - height / 2;
  const lines = [y - 12 - height, y + 12, y - 28 - height, y + 28, y - 48 - height, y + 48];
  return [
    { x: x + 16, y: beside, width, height },
    ...lines.flatMap((top) =>
      [x + 10, x - width / 2, x - 10 - width].map((left) => ({ x: left, y: top, width, height })),
    ),
    { x: x - 16 - width, y: beside, width, height },
  ];
}
