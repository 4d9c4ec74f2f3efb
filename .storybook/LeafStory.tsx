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

/** Renders a story with the toolbar's settings. */
export function LeafStory({ globals, children }: { globals: Globals; children: ReactNode }) {
  const relabelled = useRelabelled();
  const { textSize, textSpacing, motion, contrast } = globals;
  const locale = String(globals.locale);
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const scheme = useScheme(globals.theme);

  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { textSize, textSpacing, motion, contrast });
    root.lang = locale.slice(0, 2);
    root.dir = direction;
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

  const provider: Omit<LeafProviderProps, 'children'> = {
    env,
    locale,
    labels: relabelled ?? wordsOf(locale),
    direction,
    brand: brandOf(String(globals.brand), String(globals.density)),
  };

  // A docs page shows many stories, so it cannot show each of them twice.
  if (globals.theme === 'both' && !window.location.search.includes('viewMode=docs')) {
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
