import { MantineThemeProvider } from '@mantine/core';
import { Suspense } from 'react';
import { framed } from '../../stories/catalogue/framed.ts';
import { pictures } from '../../stories/catalogue/pictures.tsx';
import classes from './ComponentLink.module.css';
import { PageLink } from './PageLink.tsx';
import { useStoryIndex } from './useStoryIndex.ts';

/** A link to the page of a component by its name, with a picture where there is room. */
export function ComponentLink({ name, pictured = false }: { name: string; pictured?: boolean }) {
  const page = useStoryIndex().find(({ type, title }) => type === 'docs' && title.endsWith(`/${name}`));
  const Picture = pictured ? pictures.get(name) : undefined;
  if (!page) return <>{name}</>;
  return (
    <PageLink to={`/docs/${page.id}`} className={pictured ? classes.card : undefined}>
      {Picture && (
        <span className={classes.picture} inert>
          <MantineThemeProvider theme={framed}>
            <Suspense>
              <Picture />
            </Suspense>
          </MantineThemeProvider>
        </span>
      )}
      {name}
    </PageLink>
  );
}
