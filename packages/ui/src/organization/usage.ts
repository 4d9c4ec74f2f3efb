import { type Format, noValue } from '../format/format.ts';
import type { Usage } from '../types.ts';

/** The limited resources, in display order. */
export const usageKeys = [
  'campaigns',
  'rows',
  'images',
  'creatives',
  'bytes',
] as const satisfies (keyof Usage)[];
export type UsageKey = (typeof usageKeys)[number];

/** The share of a limit from which a note is shown. */
const NEAR = 0.8;
const GIGABYTE = 1e9;

/** Words for each limited resource, with the amounts as text. */
export const usageLabels = {
  campaigns: (used: string, limit: string) => `${used} of ${limit} campaigns`,
  rows: (used: string, limit: string) => `${used} of ${limit} rows in all campaigns`,
  images: (used: string, limit: string) => `${used} of ${limit} images`,
  creatives: (used: string, limit: string) => `${used} of ${limit} HTML5 creatives`,
  bytes: (used: string, limit: string) => `${used} of ${limit} GB for images and what was made of them`,
};

const unknown = { used: 0, limit: 1 };

/** How much of a limit is used, 0 to 1; 0 of one that the server does not know. */
export function usedShare(usage: Usage, key: UsageKey): number {
  const { used, limit } = usage[key] ?? unknown;
  return Math.min(1, used / limit);
}

/** The keys whose limit is nearly or fully reached. */
export const nearLimits = (usage: Usage, keys: readonly UsageKey[]): UsageKey[] =>
  keys.filter((key) => usedShare(usage, key) >= NEAR);

/** `12 of 2,000 campaigns`; bytes in gigabytes. Dashes stand for a usage that is not known. */
export function usageText(
  usage: Usage | null,
  key: UsageKey,
  format: Format,
  text: typeof usageLabels,
): string {
  if (!usage) return text[key](noValue, noValue);
  const { used, limit } = usage[key] ?? unknown;
  return key === 'bytes'
    ? text.bytes(format.number(used / GIGABYTE), format.number(limit / GIGABYTE))
    : text[key](format.number(used), format.number(limit));
}
