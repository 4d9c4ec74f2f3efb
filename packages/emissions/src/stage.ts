/** The stages of a campaign, in the order in which they are shown. */
export const stages = ['storage', 'selection', 'delivery', 'consumption'] as const;
export type Stage = (typeof stages)[number];
