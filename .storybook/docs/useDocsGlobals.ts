import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals } from '../globals.ts';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;
type GlobalsEvent = { globals?: Globals };

/** The toolbar's settings, for pages without a story to read them from. */
export function useDocsGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const last: [GlobalsEvent] | undefined = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return { ...initialGlobals, ...last?.[0].globals };
  });
  useEffect(() => {
    const onUpdate = (event: GlobalsEvent) => setGlobals({ ...initialGlobals, ...event.globals });
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, [channel]);
  return globals;
}
