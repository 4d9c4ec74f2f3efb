import { searchKey } from '../../searchKey.ts';

/**
 * Places whose name in the reader's language contains every word typed; first those that begin with the text, then
 * those with a word that does.
 */
export function findPlaces(
  places: readonly string[],
  typed: string,
  nameOf: (place: string) => string = (place) => place,
): string[] {
  const query = searchKey(typed.trim());
  if (query === '') return [...places];
  const words = query.split(/\s+/);
  const rank = (place: string) => {
    const name = searchKey(nameOf(place));
    if (!words.every((word) => name.includes(word))) return null;
    if (name.startsWith(query)) return 0;
    return name.split(/[^\p{L}]+/u).some((word) => word.startsWith(query)) ? 1 : 2;
  };
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .filter((found): found is { place: string; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}
