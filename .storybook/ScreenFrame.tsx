import type { ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { adminLabels } from '../packages/ui/src/admin/AdminScreen/AdminScreen.tsx';
import { campaignListScreenLabels } from '../packages/ui/src/campaigns/CampaignListScreen/CampaignListScreen.tsx';
import { OfflineNote } from '../packages/ui/src/feedback/OfflineNote/OfflineNote.tsx';
import { imageListScreenLabels } from '../packages/ui/src/images/ImageListScreen/ImageListScreen.tsx';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { useLabels } from '../packages/ui/src/labels/useLabels.ts';
import { AppFrame } from '../packages/ui/src/layout/AppFrame/AppFrame.tsx';
import { organizationLabels } from '../packages/ui/src/organization/OrganizationScreen/OrganizationScreen.tsx';
import type { Place, Standing } from './screen.ts';
import { useScheme } from './useScheme.ts';

const hrefs: Record<Place, string> = {
  campaigns: '/openghg',
  images: '/creativeli',
  benchmarks: '/openghg/benchmarks',
  organization: '/org',
  admin: '/admin',
};

/** The parts by their names in the words of the package, in the language that is shown. */
function usePlaceNames(): Record<Place, string> {
  const campaigns = useLabels('campaignListScreen', campaignListScreenLabels);
  const images = useLabels('imageListScreen', imageListScreenLabels);
  const organization = useLabels('organization', organizationLabels);
  const admin = useLabels('admin', adminLabels);
  return {
    campaigns: campaigns.campaigns,
    images: images.images,
    benchmarks: campaigns.benchmarks,
    organization: organization.title,
    admin: admin.title,
  };
}

const account = { email: 'ana@northwind.example', organization: 'Northwind Media' };
const update = (globals: object) => addons.getChannel().emit(UPDATE_GLOBALS, { globals });

type ScreenFrameProps = { standing: Standing; globals: Record<string, unknown>; children: ReactNode };

/** The frame of the product around a screen, as the portal draws it. Its switches act on the toolbar. */
export function ScreenFrame({ standing, globals, children }: ScreenFrameProps) {
  const { signedIn, places, place: current, offline = false } = standing;
  const scheme = useScheme(globals.theme);
  const language = String(globals.locale).slice(0, 2);
  const names = usePlaceNames();
  return (
    <AppFrame
      homeHref={signedIn ? '/app' : '/login'}
      privacyHref="/privacy"
      places={places.map((place) => ({
        label: names[place],
        href: hrefs[place],
        current: place === current,
      }))}
      account={signedIn ? account : undefined}
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
