import type { AnyAdvice } from './advice.ts';
import { loadAdvice } from './adviceOf.ts';

type Args = Readonly<Record<string, unknown>>;

/** One side of a pair in a component's advice. */
export type Example = { storyFile: string; pair: number; tone: 'do' | 'dont' };

/** The args that illustrate it. */
export const argsOf = (advice: AnyAdvice | undefined, { pair, tone }: Example): Args =>
  advice?.pairs[pair]?.[tone][1] ?? {};

/** Milliseconds without another change of the args after which a frame is loaded again, so that it is not for every letter. */
export const pause = 300;

const isChanged = (before: unknown, after: unknown) =>
  before !== after && JSON.stringify(before) !== JSON.stringify(after);

/** The args that the controls of a page have changed, as text. A control changes plain data only. */
export const writtenArgs = (initial: Args, current: Args): string =>
  JSON.stringify(
    Object.keys({ ...initial, ...current })
      .filter((name) => isChanged(initial[name], current[name]))
      .map((name) => (current[name] === undefined ? [name] : [name, current[name]])),
  );

/** The same args again: one without a value was taken away. */
export const readArgs = (text: string): Args => Object.fromEntries(JSON.parse(text));

const ownFrame = () => window.frameElement as HTMLElement | null;

/** Whether this page is the frame of an example, which says nothing about the playground of the same story. */
export const isExample = (): boolean => ownFrame()?.dataset.example !== undefined;

/**
 * The args that the surrounding docs page wants for its frame: those of an example, or those of the controls. The page
 * only names the example: an address would lose objects and punctuation, and the elements of one page cannot be rendered
 * by the React of another.
 */
export async function framedArgs(): Promise<Args> {
  const { args, example } = ownFrame()?.dataset ?? {};
  if (args) return readArgs(args);
  if (!example) return {};
  const named: Example = JSON.parse(example);
  return argsOf(await loadAdvice(named.storyFile), named);
}
