import { type ReactNode, useLayoutEffect } from 'react';
import { LeafProvider, type LeafProviderProps } from '../packages/ui/src/theme/LeafProvider.tsx';
import { initialGlobals } from './globals.ts';
import { useRelabelled } from './relabelled.ts';
import { loaded } from './words.ts';

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
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.textSize = String(globals.textSize);
    dataset.textSpacing = String(globals.textSpacing);
    dataset.motion = String(globals.motion);
    document.documentElement.lang = String(globals.locale).slice(0, 2);
  }, [globals]);

  const provider: Omit<LeafProviderProps, 'children'> = {
    env,
    locale: String(globals.locale),
    labels: relabelled ?? loaded.find(({ locale }) => locale === globals.locale)?.words,
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
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
    <LeafProvider {...provider} colorScheme={globals.theme === 'dark' ? 'dark' : 'light'}>
      {children}
    </LeafProvider>
  );
}
