import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { reload } from '../reloadFrames.ts';
import { pause, writtenArgs } from './framedExample.ts';
import { propsWithControl } from './propLines.ts';

type PlaygroundProps = Required<Pick<ComponentProps<typeof Canvas>, 'of'>>;
type Story = ReturnType<typeof useOf<'story'>>['story'];

/** A live component with the controls that change its props, and its code with their current values. */
export function Playground({ of }: PlaygroundProps) {
  const root = useRef<HTMLDivElement>(null);
  const { story } = useOf(of, ['story']);
  // The others, which only code can give, are in the table of all props.
  const include = propsWithControl(story.argTypes);
  const code = useFramed(story, root);
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
      <Canvas of={of} source={code === undefined ? undefined : { code }} />
      {include.length > 0 && (
        <div className="leaf-controls">
          <Controls of={of} include={include} />
        </div>
      )}
    </div>
  );
}

/**
 * Gives a playground in a frame of its own the current values of the controls. Storybook passes them on only to stories
 * that stand in the page.
 * @returns the code that the frame made of them
 */
function useFramed(story: Story, root: RefObject<HTMLElement | null>): string | undefined {
  const docs = useContext(DocsContext);
  const [code, setCode] = useState<string>();
  const isFramed = story.parameters.docs?.story?.inline === false;
  useEffect(() => {
    if (!isFramed) return undefined;
    const { channel } = docs;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const pass = () => {
      const frame = root.current?.querySelector('iframe');
      const args = writtenArgs(story.initialArgs, docs.getStoryContext(story).unmappedArgs);
      if (!frame || args === (frame.dataset.args ?? '[]')) return;
      frame.dataset.args = args;
      reload(frame);
    };
    const onArgs = ({ storyId }: { storyId: string }) => {
      if (storyId !== story.id) return;
      clearTimeout(soon);
      soon = setTimeout(pass, pause);
    };
    const onCode = ({ id, source }: { id: string; source: string }) => id === story.id && setCode(source);
    channel.on(STORY_ARGS_UPDATED, onArgs);
    channel.on(SNIPPET_RENDERED, onCode);
    // The controls still have what was chosen on an earlier visit to the page.
    pass();
    return () => {
      clearTimeout(soon);
      channel.off(STORY_ARGS_UPDATED, onArgs);
      channel.off(SNIPPET_RENDERED, onCode);
    };
  }, [docs, story, root, isFramed]);
  return isFramed ? code : undefined;
}
