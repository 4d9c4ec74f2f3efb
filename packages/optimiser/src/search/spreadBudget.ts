/** What one file of a member costs, and what it loses of the similarity to its upload. */
export type BudgetPoint = { bytes: number; loss: number };

/** A file that no other of its member beats, with its place among those given. */
type Kept = BudgetPoint & { place: number };
/** A step from one file of a member to the next larger one that is worth it. */
type Step = { bytes: number; gain: number };
/** Files chosen for the first members; the chain leads back to the first. */
type Partial = BudgetPoint & { place: number; before: Partial | undefined };

/** So many partial choices are kept at a time. */
const MOST = 4000;
/** Smaller differences are rounding. */
const TINY = 1e-12;

/** Smallest first, each with less loss than the one before. */
function unbeaten(points: readonly BudgetPoint[]): Kept[] {
  let least = Number.POSITIVE_INFINITY;
  return points
    .map(({ bytes, loss }, place) => ({ bytes, loss, place }))
    .sort((a, b) => a.bytes - b.bytes || a.loss - b.loss)
    .filter(({ loss }) => {
      if (loss >= least) return false;
      least = loss;
      return true;
    });
}

const slope = ({ bytes, gain }: Step) => gain / bytes;
const stepOf = (from: BudgetPoint, to: BudgetPoint): Step => ({
  bytes: to.bytes - from.bytes,
  gain: from.loss - to.loss,
});

/** The steps along the convex hull of a member's files: each gains less per byte than the one before. */
function stepsOf(files: readonly Kept[]): Step[] {
  const hull: Kept[] = [];
  for (const file of files) {
    for (;;) {
      const [from, last] = [hull.at(-2), hull.at(-1)];
      if (!from || !last || slope(stepOf(from, last)) > slope(stepOf(last, file))) break;
      hull.pop();
    }
    hull.push(file);
  }
  return hull.slice(1).map((file, index) => stepOf(hull[index] ?? file, file));
}

/** What the members from one on need and lose at least: everybody has the same slope, the last step counts in part. */
function boundOf(members: readonly (readonly Kept[])[]) {
  const smallest = members.map(([first]) => first ?? { bytes: 0, loss: 0 });
  const bytes = smallest.reduce((sum, one) => sum + one.bytes, 0);
  const loss = smallest.reduce((sum, one) => sum + one.loss, 0);
  const steps = members.flatMap(stepsOf).sort((a, b) => slope(b) - slope(a));
  const spent = [0];
  const gained = [0];
  for (const step of steps) {
    spent.push((spent.at(-1) ?? 0) + step.bytes);
    gained.push((gained.at(-1) ?? 0) + step.gain);
  }
  return {
    bytes,
    loss: (budget: number) => {
      const room = budget - bytes;
      let [low, high] = [0, steps.length];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((spent[middle] ?? 0) <= room) low = middle;
        else high = middle - 1;
      }
      const next = steps[low];
      const part = next ? ((room - (spent[low] ?? 0)) / next.bytes) * next.gain : 0;
      return loss - (gained[low] ?? 0) - part;
    },
  };
}

/** A choice that fits: by equal slope, then whatever still fits. @returns its loss */
function greedyLoss(members: readonly (readonly Kept[])[], budget: number): number {
  const at = members.map(() => 0);
  const file = (member: number, place = at[member] ?? 0) => members[member]?.[place] ?? { bytes: 0, loss: 0 };
  let room = budget - members.reduce((sum, _, member) => sum + file(member).bytes, 0);
  for (;;) {
    let best: { member: number; place: number; step: Step } | undefined;
    for (const [member, files] of members.entries())
      for (let place = (at[member] ?? 0) + 1; place < files.length; place += 1) {
        const step = stepOf(file(member), file(member, place));
        if (step.bytes <= room && (!best || slope(step) > slope(best.step))) best = { member, place, step };
      }
    if (!best) return members.reduce((sum, _, member) => sum + file(member).loss, 0);
    at[best.member] = best.place;
    room -= best.step.bytes;
  }
}

/** Drops what another choice beats, and what can't become the best; of too many, the most promising are kept. */
function pruned(choices: Partial[], promise: (choice: Partial) => number, most: number): Partial[] {
  let least = Number.POSITIVE_INFINITY;
  const kept = choices
    .sort((a, b) => a.bytes - b.bytes || a.loss - b.loss)
    .filter((choice) => {
      if (choice.loss >= least || promise(choice) > most + TINY) return false;
      least = choice.loss;
      return true;
    });
  if (kept.length <= MOST) return kept;
  return kept
    .map((choice) => ({ choice, promised: promise(choice) }))
    .sort((a, b) => a.promised - b.promised)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}

/**
 * The file of each member with which all fit a budget and lose least together. The bound by equal slope leaves few
 * choices to try; of sets where these are still too many, the most promising are, which misses the least loss by less
 * than one step of one member.
 * @returns the place of each member's file, or undefined if even the smallest files do not fit
 */
export function spreadBudget(
  members: readonly (readonly BudgetPoint[])[],
  budget: number,
): number[] | undefined {
  const kept = members.map(unbeaten);
  if (kept.some((files) => files.length === 0)) return undefined;
  if (boundOf(kept).bytes > budget) return undefined;
  const most = greedyLoss(kept, budget);
  let choices: Partial[] = [{ bytes: 0, loss: 0, place: -1, before: undefined }];
  for (const [index, files] of kept.entries()) {
    const rest = boundOf(kept.slice(index + 1));
    const grown = choices.flatMap((before) =>
      files
        .map(({ bytes, loss, place }) => ({
          bytes: before.bytes + bytes,
          loss: before.loss + loss,
          place,
          before,
        }))
        .filter(({ bytes }) => bytes + rest.bytes <= budget),
    );
    choices = pruned(grown, ({ bytes, loss }) => loss + rest.loss(budget - bytes), most);
  }
  let last: Partial | undefined = choices.reduce((best, one) => (one.loss < best.loss ? one : best));
  const places: number[] = [];
  for (; last?.before; last = last.before) places.unshift(last.place);
  return places;
}
