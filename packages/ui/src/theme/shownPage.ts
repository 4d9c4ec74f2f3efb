import { keepFocus } from '../layout/keptFocus.ts';
import { printLight } from './printLight.ts';

/** What a page of Leaf needs once it is shown. Returns a function that stops it. */
export function attendPage(root: () => Element | undefined): () => void {
  const stops = [keepFocus(document), printLight(() => [root()])];
  return () => {
    for (const stop of stops) stop();
  };
}
