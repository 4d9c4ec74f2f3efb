/** The states a component may have, in the order of the table. */
export const states = ['Empty', 'Loading', 'Failed', 'Submitting', 'Deleting', 'Denied', 'LongText'] as const;
export type State = (typeof states)[number];

/** Stories that show a state under another name. */
const alsoCalled: Partial<Record<State, readonly string[]>> = {
  Empty: ['NoOrganization'],
  Submitting: ['Joining', 'Creating', 'Renaming', 'Uploading', 'Retrying', 'Refreshing', 'Checking'],
  Deleting: ['Submitting'],
  Failed: ['Invalid', 'GeosFailed'],
};

/** The prop that gives a component a state. */
const signs: Partial<Record<State, RegExp>> = {
  Empty: /^ {2}(rows|campaigns|images|jobs|members|organizations)\??: (readonly .+\[\]|.+\[\]);/m,
  Loading: /^\s+loading\??: /m,
  Failed: /^\s+error\??: /m,
  Submitting: /^\s+submitting\??: /m,
  Deleting: /^\s+deletingId\??: /m,
};

/** The source of each component, by name. Several small components may share a file. */
export const sourcesByName = (
  files: Iterable<readonly [path: string, source: string]>,
): Map<string, string> =>
  new Map(
    [...files].flatMap(([path, source]) => {
      const shared = [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name);
      const own = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
      return [...shared, own].map((name) => [name, source] as const);
    }),
  );

/** Components with restricted access. */
const guarded = ['AdminScreen', 'OrganizationScreen'];

/** The states a component must show, derived from the props in its source. */
export function requiredStates(name: string, source: string): State[] {
  const props = new RegExp(`type ${name}Props[^=]*=([\\s\\S]*?)\\n\\};`).exec(source)?.[1] ?? '';
  return states.filter((state) => {
    if (state === 'Denied') return guarded.includes(name);
    if (state === 'LongText') return signs.Empty?.test(props) ?? false;
    return signs[state]?.test(props) ?? false;
  });
}

/** The story of a component that shows a given state. */
export function storyOf(state: State, names: readonly string[]): string | undefined {
  return [state, ...(alsoCalled[state] ?? [])].find((name) => names.includes(name));
}
