import { features } from 'web-features';

/** `high` is Baseline widely available, `low` newly available; anything else is in some browsers only. */
const statuses = new Map();
for (const [feature, { kind, status }] of Object.entries(features)) {
  if (kind !== 'feature') continue;
  for (const [key, { baseline }] of Object.entries(status.by_compat_key ?? {}))
    statuses.set(key, { feature, wide: baseline === 'high' });
}

/** The last word of a key, by which code calls it: `api.URL.canParse_static` is `canParse`. */
const nameOf = (key) =>
  key
    .split('.')
    .at(-1)
    .replace(/_static$/, '');

/**
 * Keys by the name of the member they are about: `at` is a member of arrays, strings and others. Members of what is
 * itself above the floor are left out: nobody gets there without it.
 */
const members = new Map();
for (const [key, { wide }] of statuses) {
  const [, owner] = /^((?:api|javascript\.builtins)\.[^.]+)\.[^.]+$/.exec(key) ?? [];
  if (!owner || key.endsWith('_static') || (!wide && statuses.get(owner)?.wide !== true)) continue;
  const name = nameOf(key);
  members.set(name, [...(members.get(name) ?? []), key]);
}

/** Functions and units of CSS by their name, wherever a value may have them. */
const cssTypes = new Map();
for (const key of statuses.keys()) {
  if (!key.startsWith('css.types.')) continue;
  const name = nameOf(key);
  cssTypes.set(name, [...(cssTypes.get(name) ?? []), key]);
}

/** Of these keys the one that is known and above the floor, if any. */
export const aboveFloor = (...keys) => keys.find((key) => statuses.get(key)?.wide === false);

/** A key above the floor for a member that no object within the floor has. */
export function memberAboveFloor(name) {
  const keys = members.get(name) ?? [];
  return keys.some((key) => statuses.get(key).wide) ? undefined : keys[0];
}

export function cssTypeAboveFloor(name) {
  const keys = cssTypes.get(name) ?? [];
  return keys.some((key) => statuses.get(key).wide) ? undefined : keys[0];
}

/** What the key belongs to, as browser makers name it. */
export const featureOf = (key) => statuses.get(key)?.feature;
