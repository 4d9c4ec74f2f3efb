import type { KeyScope } from '../../types.ts';

/** Days after which a new key can expire; null when it does not expire. */
export const keyLifetimes = [30, 90, 365, null] as const;

/** What an admin says about a new key. The host computes the date on which it expires. */
export type NewKey = { name: string; scopes: KeyScope[]; days: number | null };

/** As the form holds it: a select has text values. */
export type KeyFormValues = { name: string; scopes: KeyScope[]; days: string };

export const apiKeyRuleLabels = {
  nameRequired: 'Enter a name for the key',
  scopeRequired: 'Choose at least one',
};

/** A new key reads for 90 days, unless the admin chooses otherwise. */
export const initialKey: KeyFormValues = { name: '', scopes: ['read'], days: '90' };

/** The value of a lifetime in the select. */
export const lifetimeValue = (days: number | null): string => (days === null ? 'never' : String(days));

export const keyRules = (text: typeof apiKeyRuleLabels) => ({
  name: (name: string) => (name.trim() ? null : text.nameRequired),
  scopes: (scopes: readonly KeyScope[]) => (scopes.length > 0 ? null : text.scopeRequired),
});

/** Scopes keep the order of the contract, whichever was ticked first. */
export const toNewKey = ({ name, scopes, days }: KeyFormValues): NewKey => ({
  name: name.trim(),
  scopes: (['read', 'write'] as const).filter((scope) => scopes.includes(scope)),
  days: keyLifetimes.find((lifetime) => lifetimeValue(lifetime) === days) ?? null,
});
