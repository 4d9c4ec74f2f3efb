import { MantineThemeProvider } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { PageLink } from '../../.storybook/docs/PageLink.tsx';
import { type IndexEntry, useStoryIndex } from '../../.storybook/docs/useStoryIndex.ts';
import classes from './Board.module.css';
import { Fitted } from './Fitted.tsx';
import { framed, uncontained } from './framed.ts';
import { pictures } from './pictures.tsx';

type Shown = { name: string; group: string; page: string };

/** Every component and screen that has a page, in the order of the sidebar. */
const shownIn = (entries: readonly IndexEntry[]): Shown[] =>
  entries.flatMap(({ id, type, title }) => {
    const [name = '', group = ''] = title.split('/').reverse();
    return type === 'docs' && pictures.has(name) ? [{ name, group, page: id }] : [];
  });

/** Components that are as wide as the page. */
const pageWide = ['AppFrame', 'LeafPageProvider'];

/** Pixels: the window a screen is drawn for, and the room a component gets. */
const widths = { screen: 1280, component: 560 };

function Card({ name, group, page }: Shown) {
  const Picture = uncontained.includes(name) ? undefined : pictures.get(name);
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const isScreen = group === 'Screens' || pageWide.includes(name);
  return (
    <li ref={ref} className={classes.card}>
      {/* A picture only: the component's own page is the interactive one. */}
      <Fitted width={isScreen ? widths.screen : widths.component} flush={isScreen}>
        {Picture ? (
          <Suspense>{seen && <Picture />}</Suspense>
        ) : (
          <p className={classes.none}>Lies over the whole page.</p>
        )}
      </Fitted>
      <PageLink to={`/docs/${page}`} className={classes.link}>
        {name}
      </PageLink>
    </li>
  );
}

/** Every screen and every component in its usual state, by group. */
export function Board() {
  const all = shownIn(useStoryIndex());
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <MantineThemeProvider theme={framed}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={classes.group}>
            {group}
          </h2>
          <ul className={classes.grid} data-screens={group === 'Screens' || undefined}>
            {all
              .filter((shown) => shown.group === group)
              .map((shown) => (
                <Card key={shown.name} {...shown} />
              ))}
          </ul>
        </section>
      ))}
    </MantineThemeProvider>
  );
}
