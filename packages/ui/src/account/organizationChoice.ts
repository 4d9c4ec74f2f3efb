import type { AccountRuleText } from './accountRules.ts';

/** The payload for a new organization. */
export type NewOrganization = { name: string; claims_member: boolean };

/** Requires an organization's id, the value of the select. */
export const joinRule = (organization: string | null, text: AccountRuleText): string | null =>
  organization ? null : text.organizationRequired;

export const toNewOrganization = (form: NewOrganization): NewOrganization => ({
  ...form,
  name: form.name.trim(),
});
