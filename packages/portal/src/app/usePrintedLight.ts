import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Prints the page in the light scheme: paper is white, and browsers leave out the dark ground of light text. */
export function usePrintedLight() {
  useEffect(() => {
    const { documentElement: root } = document;
    let shown: string | null = null;
    const before = () => {
      shown ??= root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const after = () => {
      if (shown) root.setAttribute(SCHEME, shown);
      shown = null;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
