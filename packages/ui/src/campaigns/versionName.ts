import { METHODOLOGY_LABELS, METHODOLOGY_VERSIONS } from '@leaf/emissions';

/** The display name of a version of the method: `gmsf1.2` is `GMSF v1.2`. */
export function versionName(version: string): string {
  const known = METHODOLOGY_VERSIONS.find((name) => name === version);
  return known ? METHODOLOGY_LABELS[known] : version;
}
