import { fieldFaults } from './fields.ts';
import { jobFailures } from './jobFailures.ts';
import { refusals } from './table.ts';
import type { RefusalWords } from './words.ts';

const names: Readonly<Record<string, string>> = {
  email: 'E-mail',
  activation_code: 'Activation code',
  organization_id: 'Organization',
  org_id: 'Organization',
  user_id: 'User',
  ads_txt_lines: 'Ads.txt lines',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
};

function fieldName(name: string): string {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (known !== undefined) return known;
  const words = name.replaceAll(/[_-]/g, ' ').toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The body';
}

const texts = Object.entries(refusals).map(([code, { text }]) => [code, text]);

/** The sentences of the tables themselves. */
export const english: RefusalWords = {
  refusals: Object.fromEntries(texts) as RefusalWords['refusals'],
  faults: fieldFaults,
  jobFailures,
  fieldName,
};
