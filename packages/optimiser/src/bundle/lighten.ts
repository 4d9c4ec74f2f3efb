import type { Optimiser } from '../isolation/optimiser.ts';
import { isPreset, type PresetId } from '../presets.ts';
import { type WrittenFormat, writtenFormats } from '../types.ts';
import { budgetsOf, keepBudget, type SharedBudget } from './budget.ts';
import { BundleError } from './errors.ts';
import { possibleOf, sumOf, transferOf } from './inventory.ts';
import { type KeptReason, keptBy } from './kept.ts';
import { leftBehind } from './leftBehind.ts';
import { type BundleGoal, lookBelow, type OpenPicture, openPicture } from './picture.ts';
import type { BundleFile } from './readZip.ts';
import type { BundleInventory } from './types.ts';
import { type BundleVerdict, bundleVerdict } from './verdict.ts';
import { writeZip } from './writeZip.ts';

/** A bundle to make lighter, and how far. */
export interface LightenRequest {
  /** The ZIP. */
  bytes: Uint8Array;
  /** What every picture should reach where the budget allows it; SSIM 0.98 without. */
  goal?: BundleGoal | undefined;
  /** The platform whose limits apply, and whose rules are checked. */
  preset?: PresetId | undefined;
  /** Maximum bytes of the new ZIP. */
  budget?: number | undefined;
  /** Bundles of different groups (organizations) take turns. */
  group?: unknown;
  signal?: AbortSignal | undefined;
  /** A fraction that never decreases; 1 at the end. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** What became of a picture. */
export interface BundlePicture {
  path: string;
  format: WrittenFormat | 'svg';
  before: number;
  after: number;
  /** Of the new file; null for an SVG and for a picture that stays as it was. */
  ssim: number | null;
  /** Why it stays as it was. */
  kept: KeptReason | null;
  /** What was taken out of an SVG for safety, as `svg` tells it. */
  removed: string[];
}

/** The lighter bundle, and the upload beside it. */
export interface LightBundle {
  /** The same names in the same order, without those `left_out`; the same upload always gives the same bytes. */
  zip: Uint8Array;
  before: { bytes: number; inventory: BundleInventory; verdict: BundleVerdict | undefined };
  after: { bytes: number; inventory: BundleInventory; verdict: BundleVerdict | undefined };
  pictures: BundlePicture[];
  /** Files that macOS or Windows added to the upload, as `leftBehind` names them. */
  left_out: string[];
  /** Each budget, and the least bytes that the pictures allow where it is not kept. */
  budgets: (SharedBudget & { kept: boolean; least: number | null })[];
}

const usualGoal: BundleGoal = { mode: 'lightweighting', target: 0.98 };

/** A picture or an SVG; nothing for every other file. */
interface Opened {
  picture?: OpenPicture;
  svg?: { picture: BundlePicture; data: Uint8Array };
}

/** The inventory with the bytes of new files: names, types and references are the same. */
function updated(inventory: BundleInventory, made: ReadonlyMap<string, Uint8Array>): BundleInventory {
  const entries = inventory.files.map((entry) => {
    const now = made.get(entry.path);
    return now ? { ...entry, bytes: now.length, transfer: transferOf(entry.type, now) } : entry;
  });
  return {
    ...inventory,
    files: entries,
    initial: sumOf(entries, 'initial'),
    later: sumOf(entries, 'later'),
    ...(inventory.possible ? possibleOf(entries, inventory.unused) : {}),
  };
}

async function lightSvg(
  { path, data }: BundleFile,
  {
    optimiser,
    group,
    signal,
  }: { optimiser: Pick<Optimiser, 'svg'>; group: unknown; signal?: AbortSignal | undefined },
): Promise<{ picture: BundlePicture; data: Uint8Array }> {
  const base = { path, format: 'svg' as const, before: data.length, ssim: null };
  const stays = (kept: KeptReason) => ({
    picture: { ...base, after: data.length, kept, removed: [] },
    data,
  });
  try {
    const made = await optimiser.svg(data, { group, signal });
    if (made.data.length >= data.length && made.removed.length === 0) return stays('minified');
    const after = made.data.length;
    return { picture: { ...base, after, kept: null, removed: made.removed }, data: made.data };
  } catch (error) {
    signal?.throwIfAborted();
    return stays(keptBy(error));
  }
}

const described = ({ path, format, original, chosen, kept }: OpenPicture): BundlePicture => ({
  path,
  format,
  before: original.bytes,
  after: chosen.bytes,
  ssim: chosen.ssim,
  kept: chosen === original ? (kept ?? 'not-smaller') : null,
  removed: [],
});

const replaced = (files: readonly BundleFile[], made: ReadonlyMap<string, Uint8Array>): BundleFile[] =>
  files.map(({ path, data }) => ({ path, data: made.get(path) ?? data }));

/** The inventory of new files; undefined if they make a ZIP that is refused, as one that is packed anew and too large. */
async function inventoryAgain(
  optimiser: Pick<Optimiser, 'describeBundle'>,
  files: readonly BundleFile[],
  options: { group: unknown; signal?: AbortSignal | undefined },
): Promise<BundleInventory | undefined> {
  try {
    return await optimiser.describeBundle(await writeZip(files), options);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof BundleError) return undefined;
    throw error;
  }
}

/**
 * Makes every picture of an HTML5 creative lighter in its own format and under its own name, so that each reference
 * keeps working, and packs the files again. The pictures share the bytes that the platform or `budget` leaves them:
 * where the goal does not fit, bytes are saved where it costs least similarity. Throws a `BundleError` for a bundle that
 * is refused, an `OptimiserError` if a process that reads it fails, and the reason of `signal`.
 */
export async function lightenBundle(
  optimiser: Pick<Optimiser, 'describeBundle' | 'openBundle' | 'optimise' | 'svg'>,
  { bytes, goal = usualGoal, preset, budget, group, signal, onProgress }: LightenRequest,
): Promise<LightBundle> {
  if (preset !== undefined && !isPreset(preset)) throw new TypeError(`There is no preset "${preset}".`);
  const { files: uploaded, inventory: given } = await optimiser.openBundle(bytes, { group, signal });
  const leftOut = leftBehind(given);
  const stays = ({ path }: { path: string }) => !leftOut.includes(path);
  const files = uploaded.filter(stays);
  const work = { optimiser, goal, group, signal };
  const typeOf = new Map(given.files.map(({ path, type }) => [path, type]));
  let done = 0;
  const total = files.length + 1;
  const tick = <T>(value: T): T => {
    done += 1;
    onProgress?.(done / total);
    return value;
  };
  const open = await Promise.all(
    files.map(async (file): Promise<Opened> => {
      const type = typeOf.get(file.path);
      const format = writtenFormats.find((one) => one === type);
      if (format) return tick({ picture: await openPicture(file, format, work) });
      return tick(type === 'svg' ? { svg: await lightSvg(file, work) } : {});
    }),
  );
  const svgs = open.flatMap(({ svg }) => svg ?? []);
  const pictures = open.flatMap(({ picture }) => picture ?? []);
  const light = new Map(svgs.map(({ picture, data }) => [picture.path, data]));
  const texts = replaced(files, light);
  // What is taken out of an SVG for safety may have been the name of a picture.
  const isStripped = svgs.some(({ picture }) => picture.removed.length > 0);
  const again = isStripped ? await inventoryAgain(optimiser, texts, { group, signal }) : undefined;
  const inventory = again ?? updated({ ...given, files: given.files.filter(stays) }, light);
  const budgets: LightBundle['budgets'] = [];
  for (const shared of budgetsOf(inventory, preset, budget)) {
    const outcome = await keepBudget(shared, texts, inventory, pictures, (picture) =>
      lookBelow(picture, work),
    );
    budgets.push({ ...shared, ...outcome });
  }
  for (const { path, chosen } of pictures) light.set(path, chosen.data);
  const zip = await writeZip(replaced(files, light));
  const after = updated(inventory, light);
  const verdict = (now: BundleInventory, size: number) => preset && bundleVerdict(preset, now, size);
  onProgress?.(1);
  return {
    zip,
    before: { bytes: bytes.length, inventory: given, verdict: verdict(given, bytes.length) },
    after: { bytes: zip.length, inventory: after, verdict: verdict(after, zip.length) },
    pictures: open.flatMap(({ svg, picture }) => (svg ? svg.picture : picture ? described(picture) : [])),
    left_out: leftOut,
    budgets,
  };
}
