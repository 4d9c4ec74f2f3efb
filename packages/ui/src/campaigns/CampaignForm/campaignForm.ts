import { METHODOLOGY_VERSIONS, type MethodologyVersion } from '@leaf/emissions';
import type { Campaign } from '../../types.ts';
import { faults, named, type RowMessages, rowMessages } from '../row/rules.ts';

/** The values of the campaign form. */
export type CampaignFormValues = { name: string; description: string; version: MethodologyVersion };

/** The payload for a new campaign. */
export type CampaignPayload = { name: string; description: string | null; version: MethodologyVersion };

export const campaignStart: CampaignFormValues = { name: '', description: '', version: 'gmsf1.2' };

/** The longest description, in characters. */
export const longestDescription = 2000;

/** Messages by invalid field, in the order of the form. */
export function validateCampaign(values: CampaignFormValues, text: RowMessages = rowMessages) {
  return faults({
    name: named(text)(values.name),
    description:
      values.description.trim().length > longestDescription ? text.nameTooLong(longestDescription) : null,
  });
}

/** An empty description is sent as null. */
export function toCampaignPayload(values: CampaignFormValues): CampaignPayload {
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    version: values.version,
  };
}

/** The form values of a saved campaign. */
export function toCampaignValues({
  name,
  description,
  version,
}: Pick<Campaign, 'name' | 'description' | 'version'>): CampaignFormValues {
  const known = METHODOLOGY_VERSIONS.find((one) => one === version) ?? campaignStart.version;
  return { name, description: description ?? '', version: known };
}
