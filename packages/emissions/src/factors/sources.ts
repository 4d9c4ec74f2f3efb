/** Where a figure comes from. `revision` names the exact state we used, so that a figure can be checked. */
export interface Source {
  readonly title: string;
  /** A name: pages in every language show it. */
  readonly publisher: string;
  readonly year: string;
  readonly url?: string;
  readonly revision: string;
  readonly licence: string;
  readonly note?: string;
}

export type SourceId = 'iab_method' | 'co2js' | 'ember' | 'tannu' | 'chrome_hai' | 'product';

/** Every source behind a figure or a reading of this package. */
export const sources: Readonly<Record<SourceId, Source>> = {
  iab_method: {
    title:
      'Methodology for Estimating Digital Ad Emissions (docs/methodology.md, docs/data.md, docs/design.md)',
    publisher: 'IAB Europe Sustainability Standards Committee, Methodology & Framework Working Group',
    year: '2025-2026',
    url: 'https://github.com/iabeurope-beis/digital-ad-emissions',
    revision: 'commit 19f3799c3f010c562852412711fb68092e79f581 (2026-01-06)',
    licence: 'CC BY 4.0',
    note: "README: 'This version of the methodology is live in GMSF v1.2.' Region ratios aggregate data from Teads, the device mix aggregates data from Impact Plus.",
  },
  co2js: {
    title: 'CO2.js, data/output/average-intensities.json',
    publisher: 'The Green Web Foundation (Ember)',
    year: '2025-2026',
    url: 'https://github.com/thegreenwebfoundation/co2.js',
    revision: '0.19.0 (2025-08-03)',
    licence: 'Apache-2.0; Ember: CC BY-SA 4.0 (README)',
  },
  ember: {
    title: 'Yearly Electricity Data',
    publisher: 'Ember',
    year: '2025',
    url: 'https://ember-energy.org/data/yearly-electricity-data/',
    revision: 'CO2.js 0.19.0',
    licence: 'CC BY 4.0',
  },
  tannu: {
    title: 'The Dirty Secret of SSDs: Embodied Carbon',
    publisher: 'S. Tannu, P. J. Nair (HotCarbon 2022)',
    year: '2022-2023',
    url: 'https://arxiv.org/abs/2207.10793',
    revision: 'arXiv 2207.10793',
    licence: 'cited, not redistributed',
  },
  chrome_hai: {
    title: "Understand Chrome's heavy ad interventions",
    publisher: 'Google Chrome',
    year: '2020-2026',
    url: 'https://developer.chrome.com/docs/web-platform/heavy-ads-intervention',
    revision: '2026-11',
    licence: 'cited, not redistributed',
  },
  product: {
    title: 'Leaf: its own definition or reading',
    publisher: 'Leaf',
    year: '2026',
    revision: 'gmsf1.2',
    licence: 'MIT',
  },
};

/** Must be shown wherever the method is described: both licences require it. */
export const attribution =
  "Emissions method and constants: IAB Europe, 'Methodology for Estimating Digital Ad Emissions' (live in GMSF v1.2), CC BY 4.0. Grid intensities: Ember, Yearly Electricity Data (CC BY 4.0), via CO2.js by the Green Web Foundation. Values reformatted; country names shortened.";

/**
 * Identifies the method and the exact data behind a figure. Store it with the figure; it changes when any constant
 * does.
 */
export const factorsVersion = 'gmsf1.2+iab.19f3799+co2js.0.19.0';
