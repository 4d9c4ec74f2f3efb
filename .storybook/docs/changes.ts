import released from '../../packages/ui/api.md?raw';
import changelog from '../../packages/ui/CHANGELOG.md?raw';

const waiting = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The latest released version. */
export const version: string = /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1] ?? '';

/** Whether the latest released interface has this export. */
export const isReleased = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(released);

/** The version a component ships with first. There has been one release, whose interface is recorded. */
export const sinceOf = (name: string): string => (isReleased(name) ? version : 'next release');

/** An unreleased change: the packages it concerns with the bump of each, and its sentence. */
export type Waiting = { packages: { name: string; bump: string }[]; text: string };

/** Parses a changeset: its front matter names the packages, its body is the sentence. */
export function changesetIn(source: string): Waiting | undefined {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const packages = [...head.matchAll(/^['"]?(@[\w/-]+)['"]?: (\w+)/gm)].map(([, name = '', bump = '']) => ({
    name,
    bump,
  }));
  return packages.length > 0 ? { packages, text: text.trim() } : undefined;
}

/** The packages in the order of the changelog. */
const packages = ['ui', 'connect', 'elements', 'api-client', 'emissions', 'optimiser'].map(
  (name) => `@leaf/${name}`,
);

type PackageChanges = { name: string; news: Waiting[]; fixes: Waiting[] };

/** The changes by package, each once: what concerns several packages stands with the first of them. */
export function byPackage(changes: readonly Waiting[]): PackageChanges[] {
  const left = new Set(changes);
  return packages.flatMap((name) => {
    const own = [...left].filter((change) => change.packages.some((one) => one.name === name));
    for (const change of own) left.delete(change);
    const isFix = (change: Waiting) => change.packages.every(({ bump }) => bump === 'patch');
    const group = { name, news: own.filter((change) => !isFix(change)), fixes: own.filter(isFix) };
    return own.length > 0 ? [group] : [];
  });
}

/** All changes that will be in the next release. */
export const unreleased: Waiting[] = Object.values(waiting).flatMap((source) => changesetIn(source) ?? []);

/** The entries about a component in the changesets and the changelog. */
export function changesOf(name: string): string[] {
  const named = new RegExp(`\\b${name}\\b`);
  const before = changelog.split('\n').filter((line) => line.startsWith('- ') && named.test(line));
  return [
    ...unreleased.filter(({ text }) => named.test(text)).map(({ text }) => `Next: ${text}`),
    ...before.map((line) => line.slice(2)),
  ];
}
