import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { LeafProvider, type LeafProviderProps } from '../packages/ui/src/theme/LeafProvider.tsx';
import { brandOf } from './brands.ts';
import { emulateMedia, type Feature, markOwnColours } from './emulateMedia.ts';
import { initialGlobals } from './globals.ts';
import { useRelabelled } from './relabelled.ts';
import { useScheme } from './useScheme.ts';
import { wordsOf } from './words.ts';

type Globals = Record<string, unknown>;

// Vitest sets this mode; transitions would only slow its clicks down.
const env = import.meta.env.MODE === 'test' ? 'test' : 'default';

/** The same story in its own frame, so that its dialogs, focus and play function do not affect this one. */
function darkTwin(globals: Globals): string {
  const url = new URL(window.location.href);
  const chosen = Object.keys(initialGlobals).map(
    (name) => `${name}:${name === 'theme' ? 'dark' : globals[name]}`,
  );
  url.searchParams.set('globals', chosen.join(';'));
  return url.href;
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

/** Renders a story, or a text page, with the toolbar's settings. */
export function LeafStory({ globals, children }: { globals: Globals; children: ReactNode }) {
  const labels = useLabelsOf(globals.locale);
  const scheme = useScheme(globals.theme);
  usePageSettings(globals);
  const provider = { ...providerOf(globals), labels };

  if (globals.theme === 'both') {
    return (
      <div className="leaf-sides">
        <div className="leaf-side">
          <LeafProvider {...provider} colorScheme="light">
            {children}
          </LeafProvider>
        </div>
        <iframe className="leaf-twin" title="Dark scheme" src={darkTwin(globals)} />
      </div>
    );
  }
  return (
    <LeafProvider {...provider} colorScheme={scheme}>
      {children}
    </LeafProvider>
  );
}
