import type { ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { OfflineNote } from '../packages/ui/src/feedback/OfflineNote/OfflineNote.tsx';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { AppFrame } from '../packages/ui/src/layout/AppFrame/AppFrame.tsx';
import { placeNames } from '../stories/flows/placeNames.ts';
import { PSEUDO, pseudoWords } from './pseudo.ts';
import { markedIn, useRelabelled } from './relabelled.ts';
import type { Place, Standing } from './screen.ts';
import { useScheme } from './useScheme.ts';

const hrefs: Record<Place, string> = {
  campaigns: '/openghg',
  images: '/creativeli',
  benchmarks: '/openghg/benchmarks',
  organization: '/org',
  admin: '/admin',
};

/** The names of the parts in the language that is shown, replaced like all other words if a test asks for it. */
function usePlaceNames(locale: string): Readonly<Record<Place, string>> {
  const isRelabelled = useRelabelled() !== undefined;
  const names = placeNames(locale.slice(0, 2));
  if (isRelabelled) return markedIn(names);
  return locale === PSEUDO ? pseudoWords(names) : names;
}

const update = (globals: object) => addons.getChannel().emit(UPDATE_GLOBALS, { globals });

type ScreenFrameProps = { standing: Standing; globals: Record<string, unknown>; children: ReactNode };

/** The frame of the product around a screen, as the portal draws it. Its switches act on the toolbar. */
export function ScreenFrame({ standing, globals, children }: ScreenFrameProps) {
  const { signedIn, organization = 'Northwind Media', places, place: current, offline = false } = standing;
  const scheme = useScheme(globals.theme);
  const language = String(globals.locale).slice(0, 2);
  const names = usePlaceNames(String(globals.locale));
  return (
    <AppFrame
      homeHref={signedIn ? '/app' : '/login'}
      privacyHref="/privacy"
      places={places.map((place) => ({
        label: names[place],
        href: hrefs[place],
        current: place === current,
      }))}
      account={signedIn ? { email: 'ana@northwind.example', organization } : undefined}
      colorScheme={scheme}
      onColorSchemeChange={(theme) => update({ theme })}
      languages={languages}
      language={language in languages ? language : Object.keys(languages)[0]}
      onLanguageChange={(to) => {
        const [, chosen] = Object.entries(languages).find(([tag]) => tag === to) ?? [];
        update({ locale: chosen?.locale });
      }}
      onSignOut={() => undefined}
    >
      <OfflineNote offline={offline} />
      {children}
    </AppFrame>
  );
}
