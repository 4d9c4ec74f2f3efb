/** The methodology versions a campaign may have. */
export const METHODOLOGY_VERSIONS = ['gmsf1.2'] as const;
export type MethodologyVersion = (typeof METHODOLOGY_VERSIONS)[number];

/** The display name of each version. */
export const METHODOLOGY_LABELS: Readonly<Record<MethodologyVersion, string>> = { 'gmsf1.2': 'GMSF v1.2' };
