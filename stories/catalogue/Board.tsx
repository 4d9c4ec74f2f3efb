import { useInViewport } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { PageLink } from '../../.storybook/docs/PageLink.tsx';
import { type IndexEntry, useStoryIndex } from '../../.storybook/docs/useStoryIndex.ts';
import classes from './Board.module.css';
import { pictures } from './pictures.tsx';

/** These lie over the whole page, so they are shown in a page of their own. */
const overlays = ['ConfirmDialog', 'LeafNotifications', 'RowPanel', 'SessionEndedDialog'];

/** The first story of each component, in the order of the sidebar. */
function components(entries: readonly IndexEntry[]) {
  const first = new Map<string, { name: string; domain: string; storyId: string }>();
  for (const { type, title, id } of entries) {
    const [domain = '', name = ''] = title.split('/');
    if (type === 'story' && pictures.has(name) && !first.has(title))
      first.set(title, { name, domain, storyId: id });
  }
  return [...first.values()];
}

function Picture({ name, storyId }: { name: string; storyId: string }) {
  const Shown = pictures.get(name);
  if (overlays.includes(name)) {
    return (
      <iframe title={name} src={`./iframe.html?id=${storyId}&viewMode=story`} className={classes.framed} />
    );
  }
  return <Suspense>{Shown && <Shown />}</Suspense>;
}

function Card({ name, domain, storyId }: { name: string; domain: string; storyId: string }) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <li className={classes.card}>
      {/* A picture to look at: what is in it can be reached on the component's own page. */}
      <div ref={ref} className={classes.frame} data-screen={name.endsWith('Screen') || undefined} inert>
        <div className={classes.picture}>{seen && <Picture name={name} storyId={storyId} />}</div>
      </div>
      <PageLink to={`/docs/${domain}-${name}--docs`.toLowerCase()} className={classes.link}>
        {name}
      </PageLink>
    </li>
  );
}

/** Every component in its everyday state, by domain. */
export function Board() {
  const all = components(useStoryIndex());
  const domains = [...new Set(all.map(({ domain }) => domain))];
  return domains.map((domain) => (
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
  ));
}
