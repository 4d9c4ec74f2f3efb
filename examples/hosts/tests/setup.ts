import { configure } from '@testing-library/react';

// A busy computer may need longer than the default of one second to draw a dialog.
configure({ asyncUtilTimeout: 30_000 });

/** What Mantine asks a browser for, and jsdom does not have. */
window.matchMedia ??= (media) =>
  ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
