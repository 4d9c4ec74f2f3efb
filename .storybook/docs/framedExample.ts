import type { AnyAdvice } from './advice.ts';
import { loadAdvice } from './adviceOf.ts';

type Args = Record<string, unknown>;

/** One side of a pair in a component's advice. */
export type Example = { storyFile: string; pair: number; tone: 'do' | 'dont' };

/** The args that illustrate it. */
export const argsOf = (advice: AnyAdvice | undefined, { pair, tone }: Example): Args =>
  advice?.pairs[pair]?.[tone][1] ?? {};

/**
 * The args that the surrounding docs page wants for its framed example. The page only names the example: an address
 * would lose objects and punctuation, and the elements of one page cannot be rendered by the React of another.
 */
export async function framedArgs(): Promise<Args> {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame?.dataset.example) return {};
  const example: Example = JSON.parse(frame.dataset.example);
  return argsOf(await loadAdvice(example.storyFile), example);
}
