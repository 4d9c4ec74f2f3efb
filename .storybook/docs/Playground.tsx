import { Canvas, Controls, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef } from 'react';

type PlaygroundProps = Required<Pick<ComponentProps<typeof Canvas>, 'of'>>;

/** Every component takes words; they are edited elsewhere. */
const words = 'labels';

/** A live component with the controls that change its props, and its code with their current values. */
export function Playground({ of }: PlaygroundProps) {
  const root = useRef<HTMLDivElement>(null);
  const { story } = useOf(of, ['story']);
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
      {Object.keys(story.argTypes).some((prop) => prop !== words) && (
        <div className="leaf-controls">
          <Controls of={of} exclude={[words]} />
        </div>
      )}
    </div>
  );
}
