import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the static Storybook. */
export const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';

/** A story or a page of text, as in the index of a Storybook. */
export type Entry = { id: string; name: string; title: string; type: 'story' | 'docs'; tags?: string[] };

export function readEntries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

const has = (entry: Entry, ...tags: string[]) => tags.some((tag) => entry.tags?.includes(tag));

/** A play function looks for English text, so its story has the toolbar's language only when it has been played. */
export const plays = (entry: Entry) => has(entry, 'play-fn', 'test-fn');

/** The stories that each component shows first. */
export function firstStories(entries: readonly Entry[]): Set<Entry> {
  const byTitle = new Map<string, Entry>();
  for (const entry of entries)
    if (entry.type === 'story' && !byTitle.has(entry.title)) byTitle.set(entry.title, entry);
  return new Set(byTitle.values());
}

/** Whether an entry shows a whole screen at rest. */
export const isScreen = (entry: Entry) =>
  entry.type === 'story' && entry.title.endsWith('Screen') && !plays(entry);
