import { features } from 'web-features';

/** `high` is Baseline widely available, `low` newly available; anything else is in some browsers only. */
const statuses = new Map<string, { feature: string; wide: boolean }>();
for (const [feature, data] of Object.entries(features)) {
  if (data.kind !== 'feature') continue;
  for (const [key, { baseline }] of Object.entries(data.status.by_compat_key ?? {}))
    statuses.set(key, { feature, wide: baseline === 'high' });
}

/** The last part of a key, the name used in code: `api.URL.canParse_static` is `canParse`. */
const nameOf = (key: string) => (key.split('.').at(-1) ?? '').replace(/_static$/, '');

/**
 * Keys by the member they describe: `at` is a member of arrays, strings and others. Members of something that is itself
 * above the floor are left out: no code reaches them without it.
 */
const members = new Map<string, string[]>();
for (const [key, { wide }] of statuses) {
  const [, owner] = /^((?:api|javascript\.builtins)\.[^.]+)\.[^.]+$/.exec(key) ?? [];
  if (!owner || key.endsWith('_static') || (!wide && statuses.get(owner)?.wide !== true)) continue;
  const name = nameOf(key);
  members.set(name, [...(members.get(name) ?? []), key]);
}

/** CSS functions and units by name, wherever a value may use them. */
const cssTypes = new Map<string, string[]>();
for (const key of statuses.keys()) {
  if (!key.startsWith('css.types.')) continue;
  const name = nameOf(key);
  cssTypes.set(name, [...(cssTypes.get(name) ?? []), key]);
}

/** The one key among these that is known and above the floor, if any. */
export const aboveFloor = (...keys: string[]): string | undefined =>
  keys.find((key) => statuses.get(key)?.wide === false);

/** A key above the floor for a member that no object within the floor has. */
export function memberAboveFloor(name: string): string | undefined {
  const keys = members.get(name) ?? [];
  return keys.some((key) => statuses.get(key)?.wide) ? undefined : keys[0];
}

export function cssTypeAboveFloor(name: string): string | undefined {
  const keys = cssTypes.get(name) ?? [];
  return keys.some((key) => statuses.get(key)?.wide) ? undefined : keys[0];
}

/** The group a key belongs to, in the terms of the browser makers. */
export const featureOf = (key: string): string | undefined => statuses.get(key)?.feature;
