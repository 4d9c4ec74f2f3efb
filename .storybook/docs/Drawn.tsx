import { MantineThemeProvider } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { framed } from '../../stories/catalogue/framed.ts';
import classes from './Drawn.module.css';
import { type Prepared, pictureOf } from './prepared.ts';

type Args = Record<string, unknown>;

type DrawnProps = {
  id: string;
  name: string;
  story: Prepared;
  /** It plays, or has to be by itself: it is drawn in a page of its own. */
  apart: boolean;
  args?: Args;
};

/** A state as a picture on a docs page, drawn when it is scrolled to. */
export function Drawn({ id, name, story, apart, args }: DrawnProps) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <div ref={ref} className={classes.frame} data-apart={apart || undefined}>
      {seen && apart && (
        <iframe className={classes.page} title={name} src={addressOf(id, args)} loading="lazy" />
      )}
      {seen && !apart && (
        <MantineThemeProvider theme={framed}>
          <div inert>
            <Picture story={story} args={args} />
          </div>
        </MantineThemeProvider>
      )}
    </div>
  );
}

/** A component of its own, because stories use hooks. */
export function Picture({ story, args }: { story: Prepared; args?: Args }) {
  return pictureOf(story, args);
}

/** Text and numbers can be said in an address; what cannot is left at its usual value. */
function addressOf(id: string, args: Args = {}): string {
  const said = Object.entries(args).filter(([, value]) => /^[\w .-]*$/.test(String(value)));
  const text = said.map(([key, value]) => `${key}:${String(value).replaceAll(' ', '+')}`).join(';');
  return `./iframe.html?id=${id}&viewMode=story${text && `&args=${text}`}`;
}
