import type { ReactNode } from 'react';

/** A scroll container for wide content; it can be focused, so that it scrolls by keyboard. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would add a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by arrow keys needs the focus
    <div role="group" tabIndex={0} aria-label={name} className="leaf-scroll">
      {children}
    </div>
  );
}
