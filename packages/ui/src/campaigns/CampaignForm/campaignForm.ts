import type { MethodologyVersion } from '@leaf/emissions';
import { faults, named, type RowMessages, rowMessages } from '../row/rules.ts';

/** What the campaign form holds. */
export type CampaignFormValues = { name: string; description: string; version: MethodologyVersion };

/** What leaves the campaign form. */
export type CampaignPayload = { name: string; description: string | null; version: MethodologyVersion };

export const campaignStart: CampaignFormValues = { name: '', description: '', version: 'gmsf1.2' };

/** Characters a description may have. */
export const longestDescription = 2000;

/** Sentences by field at fault, in the order of the form. */
export function validateCampaign(values: CampaignFormValues, text: RowMessages = rowMessages) {
  return faults({
    name: named(text)(values.name),
    description:
      values.description.trim().length > longestDescription ? text.nameTooLong(longestDescription) : null,
  });
}

/** An empty description leaves as null. */
export function toCampaignPayload(values: CampaignFormValues): CampaignPayload {
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    version: values.version,
  };
}
