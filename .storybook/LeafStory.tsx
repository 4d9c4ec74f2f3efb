import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { roles } from '../packages/ui/src/theme/colours.ts';
import { LeafProvider, type LeafProviderProps } from '../packages/ui/src/theme/LeafProvider.tsx';
import { brandOf } from './brands.ts';
import { pause } from './docs/framedExample.ts';
import { emulateMedia, type Feature, markOwnColours } from './emulateMedia.ts';
import { initialGlobals } from './globals.ts';
import { useRelabelled } from './relabelled.ts';
import { useScheme } from './useScheme.ts';
import { wordsOf } from './words.ts';

type Globals = Record<string, unknown>;

// Vitest sets this mode; transitions would only slow its clicks down.
const env = import.meta.env.MODE === 'test' ? 'test' : 'default';

function darkAddress(globals: Globals): string {
  const url = new URL(window.location.href);
  url.searchParams.delete('args');
  const chosen = Object.keys(initialGlobals).map(
    (name) => `${name}:${name === 'theme' ? 'dark' : globals[name]}`,
  );
  url.searchParams.set('globals', chosen.join(';'));
  return url.href;
}

/**
 * The same story in its own frame, so that its dialogs, focus and play function do not affect this one. It reads its
 * changed args from the frame: an address would lose objects and punctuation.
 */
function DarkTwin({ globals, args }: { globals: Globals; args: () => string }) {
  const [rested] = useDebouncedValue(args(), pause);
  return (
    <iframe
      key={rested}
      className="leaf-twin"
      title="Dark scheme"
      src={darkAddress(globals)}
      data-args={rested}
      // Seen beside the page, where it keeps room for a scroll bar.
      style={{ background: roles.dark.page }}
    />
  );
}

/** The story itself. Its dialogs and notices stay in its half. */
function LightSide({ children, ...provider }: LeafProviderProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  return (
    <LeafProvider
      {...provider}
      colorScheme="light"
      theme={{ components: { Portal: { defaultProps: { target: overlays } } } }}
    >
      <div className="leaf-side">
        <div className="leaf-side-page">{overlays && children}</div>
        <div ref={setOverlays} />
      </div>
    </LeafProvider>
  );
}

/** Settings of the whole document: only what is alone on its page makes them. */
function usePageSettings({ textSize, textSpacing, motion, contrast, locale, direction }: Globals) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { textSize, textSpacing, motion, contrast });
    root.lang = String(locale).slice(0, 2);
    root.dir = directionOf(direction);
  }, [textSize, textSpacing, motion, contrast, locale, direction]);

  useEffect(() => {
    const features: Feature[] = [];
    if (contrast === 'forced') features.push('forced-colors: active');
    if (motion === 'reduced') features.push('prefers-reduced-motion: reduce');
    if (features.length === 0) return undefined;
    const restore = emulateMedia(features);
    const unmark = contrast === 'forced' ? markOwnColours(document.body) : () => undefined;
    return () => {
      unmark();
      restore();
    };
  }, [contrast, motion]);
}

const directionOf = (direction: unknown) => (direction === 'rtl' ? 'rtl' : 'ltr');
const noElement = () => undefined;
const noArgs = () => '[]';

function providerOf({ locale, direction, brand, density }: Globals): Omit<LeafProviderProps, 'children'> {
  return {
    env,
    locale: String(locale),
    direction: directionOf(direction),
    brand: brandOf(String(brand), String(density)),
  };
}

const useLabelsOf = (locale: unknown) => {
  const relabelled = useRelabelled();
  return relabelled ?? wordsOf(String(locale));
};

/**
 * Renders one of the stories of a text page. The page has the toolbar's settings: a story that is drawn late, or has
 * settings of its own, must not change them.
 */
export function LeafStoryOnPage({ globals, children }: { globals: Globals; children: ReactNode }) {
  const labels = useLabelsOf(globals.locale);
  return (
    <LeafProvider
      {...providerOf(globals)}
      labels={labels}
      colorScheme={useScheme(globals.theme)}
      getRootElement={noElement}
    >
      <div
        className="leaf-story-on-page"
        lang={String(globals.locale).slice(0, 2)}
        dir={directionOf(globals.direction)}
      >
        {children}
      </div>
    </LeafProvider>
  );
}

type LeafStoryProps = {
  globals: Globals;
  /** Writes the args that the controls have changed. */
  args?: () => string;
  children: ReactNode;
};

/** Renders a story, or a text page, with the toolbar's settings. */
export function LeafStory({ globals, args = noArgs, children }: LeafStoryProps) {
  const labels = useLabelsOf(globals.locale);
  const scheme = useScheme(globals.theme);
  usePageSettings(globals);
  const provider = { ...providerOf(globals), labels };

  if (globals.theme === 'both') {
    return (
      <div className="leaf-sides">
        <LightSide {...provider}>{children}</LightSide>
        <DarkTwin globals={globals} args={args} />
      </div>
    );
  }
  return (
    <LeafProvider {...provider} colorScheme={scheme}>
      {children}
    </LeafProvider>
  );
}
