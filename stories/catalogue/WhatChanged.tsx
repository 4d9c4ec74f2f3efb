import { useEffect, useState } from 'react';
import { unreleased } from '../../.storybook/docs/changes.ts';
import { PageLink } from '../../.storybook/docs/PageLink.tsx';
import { Document } from '../guides/parts/Document.tsx';
import { byScreen, type PictureChange, type PictureChanges, reasons } from './pictureChanges.ts';
import classes from './WhatChanged.module.css';

/** Relative, so that a static build works under any path. */
const address = (file: string) => `./changes/${file}`;

/** The screen of a picture, by the picture's file. */
const screenOf = (file: string) => file.split('.')[0];

function Picture({ title, file, alt }: { title: string; file: string; alt: string }) {
  return (
    <figure className={classes.picture}>
      <a href={address(file)} target="_blank" rel="noreferrer">
        <img src={address(file)} alt={`${title}: ${alt}`} loading="lazy" />
      </a>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Changed({ mode, share, name, isNew }: PictureChange) {
  const alt = `${screenOf(name)}, ${mode}`;
  return (
    <>
      <p>
        {mode}: {isNew ? 'new' : `${(share * 100).toFixed(2)} % differs`}
      </p>
      <div className={classes.pictures}>
        {!isNew && <Picture title="Before" file={`before-${name}`} alt={alt} />}
        <Picture title="After" file={`after-${name}`} alt={alt} />
        {!isNew && <Picture title="Difference" file={`difference-${name}`} alt={alt} />}
      </div>
    </>
  );
}

function Screen({ story, changes }: { story: string; changes: readonly PictureChange[] }) {
  const why = reasons(story, unreleased);
  const [first, ...others] = changes;
  if (!first) return null;
  return (
    <section>
      <h3>
        <PageLink to={`/story/${story}`}>{screenOf(first.name)}</PageLink>
      </h3>
      {why.length > 0 && (
        <ul>
          {why.map((text) => (
            <li key={text}>
              <Document>{text}</Document>
            </li>
          ))}
        </ul>
      )}
      <Changed {...first} />
      {others.length > 0 && (
        <details>
          <summary>{others.map(({ mode }) => mode).join(', ')}</summary>
          {others.map((change) => (
            <Changed key={change.name} {...change} />
          ))}
        </details>
      )}
    </section>
  );
}

/** The screens that look different from the last release, and the reasons. */
export function WhatChanged() {
  const [found, setFound] = useState<PictureChanges>();
  useEffect(() => {
    const left = new AbortController();
    fetch(address('changes.json'), { signal: left.signal })
      .then((answer) => answer.json())
      .then(setFound)
      .catch((reason: unknown) => {
        if (!left.signal.aborted) throw reason;
      });
    return () => left.abort();
  }, []);
  if (!found) return null;
  const screens = byScreen(found.changes);
  return (
    <>
      {found.compared === 0 ? (
        <p>
          This Storybook has not been compared: <code>npm run test:visual</code> does it.
        </p>
      ) : (
        <p>
          {found.changes.length} of {found.compared} pictures differ from those of {found.release}, on{' '}
          {screens.length} screens. Drawn by Chromium {found.browser}
          {found.before !== found.browser &&
            `, those of the release by ${found.before}: only large differences are shown`}
          .
        </p>
      )}
      {screens.map(([story, changes]) => (
        <Screen key={story} story={story} changes={changes} />
      ))}
    </>
  );
}
