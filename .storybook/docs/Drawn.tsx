import { MantineThemeProvider } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { framed } from '../../stories/catalogue/framed.ts';
import classes from './Drawn.module.css';
import type { Example } from './framedExample.ts';
import { type Prepared, pictureOf } from './prepared.ts';

type Args = Record<string, unknown>;

type DrawnProps = {
  id: string;
  name: string;
  story: Prepared;
  /** The story has a play function or needs its own page, so it is rendered in an iframe. */
  apart: boolean;
  /** The example that it shows, and its args. */
  example?: Example;
  args?: Args;
};

/** A state as a picture on a docs page, rendered when it is scrolled into view. */
export function Drawn({ id, name, story, apart, example, args }: DrawnProps) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <div ref={ref} className={classes.frame} data-apart={apart || undefined}>
      {seen && apart && (
        <iframe
          className={classes.page}
          title={name}
          src={`./iframe.html?id=${id}&viewMode=story`}
          data-example={example && JSON.stringify(example)}
          loading="lazy"
        />
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

/** A separate component, because stories use hooks. */
export function Picture({ story, args }: { story: Prepared; args?: Args }) {
  return pictureOf(story, args);
}
