/** The most characters of a name that the API takes. */
export const longestName = 200;

/**
 * Names copies, each as nothing else is named: `Copy of Spring launch`, then `Copy of Spring launch (2)`.
 * @param others the names that there are
 */
export function copyNamer(words: { copyOf: (name: string) => string }, others: Iterable<string>) {
  const taken = new Set(others);
  // The last number of each name: many rows may be named alike.
  const numbers = new Map<string, number>();
  const own = [...words.copyOf('')].length;
  return (name: string): string => {
    let number = numbers.get(name) ?? 0;
    let copy: string;
    do {
      number += 1;
      const mark = number === 1 ? '' : ` (${number})`;
      const kept = [...name].slice(0, longestName - own - mark.length);
      copy = words.copyOf(kept.join('').trim()) + mark;
    } while (taken.has(copy));
    numbers.set(name, number);
    taken.add(copy);
    return copy;
  };
}
