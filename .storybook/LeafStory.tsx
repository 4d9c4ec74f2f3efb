import { type ReactNode, useLayoutEffect } from 'react';
import { de } from '../packages/ui/src/labels/de.ts';
import { LeafProvider, type LeafProviderProps } from '../packages/ui/src/theme/LeafProvider.tsx';

type Globals = Record<string, unknown>;

// Vitest sets this mode; transitions would only make its clicks wait.
const env = import.meta.env.MODE === 'test' ? 'test' : 'default';

const sides = [
  { id: 'leaf-light', scheme: 'light' },
  { id: 'leaf-dark', scheme: 'dark' },
] as const;

/** Draws a story as the toolbar asks for it. */
export function LeafStory({ globals, children }: { globals: Globals; children: ReactNode }) {
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
    labels: String(globals.locale).startsWith('de') ? de : undefined,
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
  };

  if (globals.theme === 'both') {
    return (
      <div className="leaf-sides">
        {sides.map(({ id, scheme }) => (
          <div key={id} id={id} className="leaf-side">
            <LeafProvider
              {...provider}
              colorScheme={scheme}
              cssVariablesSelector={`#${id}`}
              getRootElement={() => document.getElementById(id) ?? undefined}
            >
              {children}
            </LeafProvider>
          </div>
        ))}
      </div>
    );
  }
  return (
    <LeafProvider {...provider} colorScheme={globals.theme === 'dark' ? 'dark' : 'light'}>
      {children}
    </LeafProvider>
  );
}
