import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef } from 'react';

type PlaygroundProps = Pick<ComponentProps<typeof Canvas>, 'of'>;

/** A live component with the controls that change its props, and its code with their current values. */
export function Playground({ of }: PlaygroundProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    // Storybook's editor of objects has list items outside a list.
    const mend = () => {
      for (const item of place.querySelectorAll('.rejt-tree :not(ul, ol) > li, .rejt-tree > li'))
        item.setAttribute('role', 'none');
    };
    mend();
    const later = new MutationObserver(mend);
    later.observe(place, { childList: true, subtree: true });
    return () => later.disconnect();
  }, []);
  return (
    <div ref={root}>
      <Canvas of={of} />
      <Controls of={of} />
    </div>
  );
}
