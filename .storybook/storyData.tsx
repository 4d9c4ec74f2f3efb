import type { ReactNode } from 'react';
import type { Standing } from './screen.ts';

/** The stories that show each kind of data, best first. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  empty: ['empty', 'no-rows', 'nothing-yet', 'none', 'no-campaigns', 'no-emissions'],
  extreme: ['extreme', 'extremes', 'large', 'long-text', 'long-names', 'many', 'long', 'crowded'],
  failing: ['failed', 'failing', 'error', 'not-loaded', 'rejected'],
};

/**
 * The properties of a prepared story that its picture needs; Storybook's own type is generic over every
 * component.
 */
export type Twin = {
  initialArgs: Record<string, unknown>;
  parameters?: { frame?: Standing };
  undecoratedStoryFn: (context: never) => ReactNode;
};

type Preview = {
  loadStory: (asked: { storyId: string }) => Promise<Twin>;
  extract?: unknown;
  storyStoreValue?: { storyIndex?: { entries: Record<string, unknown> } };
};

/**
 * The component's own story with such data; undefined for typical data, or if the component has no such
 * story.
 */
export async function twinOf(data: unknown, componentId: string): Promise<Twin | undefined> {
  const preview = (window as { __STORYBOOK_PREVIEW__?: unknown }).__STORYBOOK_PREVIEW__ as
    | Preview
    | undefined;
  const entries = preview?.storyStoreValue?.storyIndex?.entries ?? {};
  const storyId = kinds[String(data)]?.map((name) => `${componentId}--${name}`).find((id) => id in entries);
  return storyId && preview ? preview.loadStory({ storyId }) : undefined;
}

/** The other stories say in their names what data they have. */
export const isUsual = ({ name }: { name: string }): boolean => name === 'Default';

/** The args of such a story, except those that the reader has changed in the controls. */
export function twinArgs(
  { initialArgs }: Pick<Twin, 'initialArgs'>,
  shown: { args: object; initialArgs: object },
): Record<string, unknown> {
  const before = new Map(Object.entries(shown.initialArgs));
  const changed = Object.entries(shown.args).filter(([name, value]) => before.get(name) !== value);
  return { ...initialArgs, ...Object.fromEntries(changed) };
}

/** Shown above a story whose component has no such data. */
export function NoSuchData({ data }: { data: string }) {
  return (
    <p className="leaf-note" role="note">
      This component has no story with {data} data. It is shown with typical data.
    </p>
  );
}
