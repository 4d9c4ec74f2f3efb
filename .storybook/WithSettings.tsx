import { type ReactNode, useEffect, useState } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { writtenArgs } from './docs/framedExample.ts';
import { initialGlobals } from './globals.ts';
import { LeafStory, LeafStoryOnPage } from './LeafStory.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { Standing } from './screen.ts';

/** What of a story's context decides about its settings. */
type Told = {
  id: string;
  unmappedArgs?: Record<string, unknown>;
  initialArgs?: Record<string, unknown>;
  globals: Record<string, unknown>;
  storyGlobals?: Record<string, unknown>;
  parameters?: { everyLanguage?: boolean };
  playFunction?: unknown;
  viewMode?: string;
};

type WithSettingsProps = { story: Told; standing: Standing | undefined; children: ReactNode };

/** A story with the toolbar's settings, and with the frame of the product if it is a screen. */
export function WithSettings({ story, standing, children }: WithSettingsProps) {
  const globals = useSettings(story);
  const page = standing ? (
    <ScreenFrame standing={standing} globals={globals}>
      {children}
    </ScreenFrame>
  ) : (
    children
  );
  if (story.viewMode === 'docs') return <LeafStoryOnPage globals={globals}>{page}</LeafStoryOnPage>;
  const args = () => writtenArgs(story.initialArgs ?? {}, story.unmappedArgs ?? {});
  return (
    <LeafStory globals={globals} args={args}>
      {page}
    </LeafStory>
  );
}

/**
 * A play function looks for English text, so the story has the toolbar's language when it has been played; with the
 * parameter `everyLanguage` it looks for none. Text pages play nothing.
 */
function useSettings({ id, globals, storyGlobals, parameters, playFunction, viewMode }: Told) {
  const played = usePlayed(id);
  const isEnglish = Boolean(playFunction) && !parameters?.everyLanguage && !storyGlobals?.locale;
  return isEnglish && !played && viewMode !== 'docs'
    ? { ...globals, locale: initialGlobals.locale }
    : globals;
}

function usePlayed(id: string): boolean {
  const [played, setPlayed] = useState(false);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ storyId }: { storyId: string }) => storyId === id && setPlayed(true);
    channel.on(STORY_FINISHED, hear);
    return () => channel.off(STORY_FINISHED, hear);
  }, [id]);
  return played;
}
