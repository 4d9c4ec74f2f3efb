export const organizationNameMaxLength = 200;

export const organizationRuleLabels = {
  nameRequired: 'Enter a name for the organization',
  nameMismatch: 'Organization name does not match. Type the exact name to confirm.',
};
export type OrganizationRuleText = typeof organizationRuleLabels;

export const renameRule = (name: string, text: OrganizationRuleText): string | null =>
  name.trim() ? null : text.nameRequired;

/** Deleting requires the organization's exact name; only surrounding spaces are ignored. */
export const deleteRule = (typed: string, name: string, text: OrganizationRuleText): string | null =>
  typed.trim() === name ? null : text.nameMismatch;
