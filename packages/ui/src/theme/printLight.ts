import { SCHEME } from './schemeAttribute.ts';

/** What is dark on the screen, while it is being printed. */
const dark = new Set<Element>();

/**
 * Prints elements in the light scheme: paper is white, and browsers leave out the dark ground of light text. Returns a
 * function that stops it.
 */
export function printLight(elements: () => readonly (Element | undefined)[]): () => void {
  const before = () => {
    for (const element of elements()) {
      if (element?.getAttribute(SCHEME) !== 'dark') continue;
      dark.add(element);
      element.setAttribute(SCHEME, 'light');
    }
  };
  const after = () => {
    for (const element of dark) element.setAttribute(SCHEME, 'dark');
    dark.clear();
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
