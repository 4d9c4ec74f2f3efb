import type { Language } from '../packages/ui/src/labels/languages.ts';
import type { Place } from './screen.ts';

/** The links in the portal's top bar. The portal has them in its own words; a test compares. */
export const placeNames: Readonly<Record<Language, Readonly<Record<Place, string>>>> = {
  en: {
    campaigns: 'Campaigns',
    images: 'Images',
    benchmarks: 'Benchmarks',
    organization: 'Organization',
    admin: 'Admin',
  },
  de: {
    campaigns: 'Kampagnen',
    images: 'Bilder',
    benchmarks: 'Richtwerte',
    organization: 'Organisation',
    admin: 'Betrieb',
  },
  fr: {
    campaigns: 'Campagnes',
    images: 'Images',
    benchmarks: 'Références',
    organization: 'Organisation',
    admin: 'Administration',
  },
};
