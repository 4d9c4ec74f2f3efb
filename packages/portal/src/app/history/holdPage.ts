import type { Navigator } from 'react-router-dom';
import { steps } from './steps.ts';

/**
 * The router numbers the history entries that it adds; a link to a part of the page adds one without a
 * number.
 */
const place = () => (history.state as { idx?: number } | null)?.idx ?? Number.NaN;

const address = () => location.pathname + location.search;

/**
 * Blocks leaving the page until `ask` allows it. Redirects are exempt: they replace a history entry instead
 * of adding one. Returns a function that unblocks the page.
 */
export function holdPage(navigator: Pick<Navigator, 'push'>, ask: () => Promise<boolean>) {
  const { push } = navigator;
  const here = { place: place(), address: address() };
  let free = false;
  let asking = false;

  const leave = async (go: () => void) => {
    if (asking) return;
    asking = true;
    free = await ask();
    asking = false;
    if (free) go();
  };
  const held: typeof push = (...to) => {
    if (free) push(...to);
    else void leave(() => push(...to));
  };
  // Back and Forward have already happened, so they are reverted before the router notices.
  const onPop = (event: PopStateEvent) => {
    if (free || address() === here.address) return;
    event.stopImmediatePropagation();
    const back = here.place - place() || 1;
    history.go(back);
    void leave(() => history.go(-back));
  };

  navigator.push = held;
  steps.watch = onPop;
  return () => {
    free = true;
    if (navigator.push === held) navigator.push = push;
    if (steps.watch === onPop) steps.watch = undefined;
  };
}
