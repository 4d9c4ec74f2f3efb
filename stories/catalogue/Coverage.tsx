import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PageLink } from '../../.storybook/docs/PageLink.tsx';
import { Scroll } from '../../.storybook/docs/Scroll.tsx';
import { type IndexEntry, isState, useStoryIndex } from '../../.storybook/docs/useStoryIndex.ts';
import { sentenceCase } from '../../.storybook/sentenceCase.ts';
import classes from './Coverage.module.css';
import { requiredStates, type State, sourcesByName, states, storyOf } from './states.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/**/[A-Z]*.tsx', '!../../packages/ui/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

/** Sources of the components, by name. */
async function loadSources(): Promise<Map<string, string>> {
  return sourcesByName(
    await Promise.all(Object.entries(sources).map(async ([path, load]) => [path, await load()] as const)),
  );
}

type Row = { title: string; name: string; stories: Map<string, IndexEntry>; required: State[] };

function rowsOf(entries: readonly IndexEntry[], known: ReadonlyMap<string, string>): Row[] {
  const rows = new Map<string, Row>();
  for (const entry of entries) {
    const name = entry.title.split('/').at(-1) ?? '';
    const source = known.get(name);
    if (!isState(entry) || source === undefined) continue;
    const row = rows.get(entry.title) ?? {
      title: entry.title,
      name,
      stories: new Map(),
      required: requiredStates(name, source),
    };
    row.stories.set(entry.exportName ?? entry.name, entry);
    rows.set(entry.title, row);
  }
  return [...rows.values()];
}

/** The group a component stands in: the part of its title before its name. */
const domainOf = (title = '') => title.split('/').at(-2);

function Cell({ row, state }: { row: Row; state: State }) {
  const names = [...row.stories.keys()];
  const name = row.required.includes(state) ? storyOf(state, names) : names.find((one) => one === state);
  const story = name ? row.stories.get(name) : undefined;
  if (story) {
    return (
      <PageLink to={`/story/${story.id}`} className={classes.there}>
        <span aria-hidden>●</span>
        <VisuallyHidden>
          {row.name}: {story.name}
        </VisuallyHidden>
      </PageLink>
    );
  }
  if (row.required.includes(state)) return <strong className={classes.hole}>missing</strong>;
  return <VisuallyHidden>does not exist</VisuallyHidden>;
}

/** Components by state, derived from Storybook's own index and the props in the source. */
export function Coverage() {
  const entries = useStoryIndex();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void loadSources().then(setKnown);
  }, []);
  const rows = rowsOf(entries, known);
  const count = rows.reduce((sum, { stories }) => sum + stories.size, 0);
  const holes = rows.flatMap(({ required, stories }) =>
    required.filter((state) => !storyOf(state, [...stories.keys()])),
  ).length;
  if (rows.length === 0) return null;
  return (
    <>
      <p className={classes.sum}>
        <strong>{rows.length}</strong> components, <strong>{count}</strong> stories, <strong>{holes}</strong>{' '}
        holes.
      </p>
      <Scroll name="States of each component">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              {states.map((state) => (
                <th scope="col" key={state}>
                  {sentenceCase(state.replace(/(?<=[a-z])(?=[A-Z])/, ' '))}
                </th>
              ))}
              <th scope="col" data-numeric>
                Stories
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const domain = domainOf(row.title);
              const first = domainOf(rows[index - 1]?.title) !== domain;
              return (
                <tr key={row.title} data-first={first || undefined}>
                  <th scope="row">
                    {first && <span className={classes.domain}>{domain}</span>}
                    <PageLink to={`/docs/${row.title.toLowerCase().replaceAll('/', '-')}--docs`}>
                      {row.name}
                    </PageLink>
                  </th>
                  {states.map((state) => (
                    <td key={state}>
                      <Cell row={row} state={state} />
                    </td>
                  ))}
                  <td data-numeric>{row.stories.size}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
