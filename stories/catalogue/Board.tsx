import { MantineThemeProvider } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { PageLink } from '../../.storybook/docs/PageLink.tsx';
import { type IndexEntry, useStoryIndex } from '../../.storybook/docs/useStoryIndex.ts';
import classes from './Board.module.css';
import { framed, uncontained } from './framed.ts';
import { pictures } from './pictures.tsx';

/** The first story of each component, in the order of the sidebar. */
function components(entries: readonly IndexEntry[]) {
  const first = new Map<string, { name: string; domain: string }>();
  for (const { type, title } of entries) {
    const [domain = '', name = ''] = title.split('/');
    if (type === 'story' && pictures.has(name) && !first.has(title)) first.set(title, { name, domain });
  }
  return [...first.values()];
}

function Card({ name, domain }: { name: string; domain: string }) {
  const Picture = uncontained.includes(name) ? undefined : pictures.get(name);
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <li className={classes.card}>
      {/* A picture only: the component's own page is the interactive one. */}
      <div ref={ref} className={classes.frame} data-screen={name.endsWith('Screen') || undefined} inert>
        <div className={classes.picture}>
          {Picture ? <Suspense>{seen && <Picture />}</Suspense> : <p>Lies over the whole page.</p>}
        </div>
      </div>
      <PageLink to={`/docs/${domain}-${name}--docs`.toLowerCase()} className={classes.link}>
        {name}
      </PageLink>
    </li>
  );
}

/** Every component in its usual state, by domain. */
export function Board() {
  const all = components(useStoryIndex());
  const domains = [...new Set(all.map(({ domain }) => domain))];
  return (
    <MantineThemeProvider theme={framed}>
      {domains.map((domain) => (
        <section key={domain} aria-labelledby={`domain-${domain}`}>
          <h2 id={`domain-${domain}`} className={classes.domain}>
            {domain}
          </h2>
          <ul className={classes.grid}>
            {all
              .filter((component) => component.domain === domain)
              .map((component) => (
                <Card key={component.name} {...component} />
              ))}
          </ul>
        </section>
      ))}
    </MantineThemeProvider>
  );
}
