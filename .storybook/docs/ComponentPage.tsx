import { ArgTypes, Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import classes from './ComponentPage.module.css';
import { LabelTable } from './LabelTable.tsx';
import { notes } from './notes.ts';
import { PageLink } from './PageLink.tsx';

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function Points({ title, points, tone }: { title: string; points: string[]; tone?: 'do' | 'dont' }) {
  return (
    <div className={classes.points} data-tone={tone}>
      <strong>{title}</strong>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const statuses: Record<string, string> = { stable: 'Stable', beta: 'Beta', deprecated: 'Deprecated' };

/**
 * The page of every component, in the same order: purpose, picture, states, props, advice, words, related components.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { title, component, parameters, tags } = preparedMeta;
  const [domain = '', name = ''] = title.split('/');
  const stories = componentStories();
  const [primary] = stories;
  const note = notes[title];
  const status = Object.keys(statuses).find((key) => tags.includes(key));
  const purpose: unknown = component?.__docgenInfo?.description;
  const props = Object.keys(component?.__docgenInfo?.props ?? {});
  return (
    <>
      <p className={classes.place}>
        {domain}
        {status && <span className={classes.status}>{statuses[status]}</span>}
      </p>
      <h1 id="top">{name}</h1>
      {typeof purpose === 'string' && <p>{purpose}</p>}

      {primary && <Canvas of={primary.moduleExport} />}

      <h2 id="states">States</h2>
      <ul className={classes.states}>
        {stories.map((story) => (
          <li key={story.id}>
            <PageLink to={`/story/${story.id}`}>{story.name}</PageLink>
          </li>
        ))}
      </ul>

      <h2 id="props">Props</h2>
      {props.length === 0 ? (
        <p>None.</p>
      ) : (
        <div className={classes.props}>
          <ArgTypes of={component} sort="requiredFirst" />
        </div>
      )}

      {note && (
        <>
          <h2 id="advice">Do and don’t</h2>
          <div className={classes.advice}>
            <Points title="Do" points={note.do} tone="do" />
            <Points title="Don’t" points={note.dont} tone="dont" />
          </div>
          <h2 id="accessibility">Accessibility</h2>
          <ul>
            {note.accessibility.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}

      <h2 id="labels">Labels</h2>
      <LabelTable storyFile={parameters.fileName} />

      {note && (
        <>
          <h2 id="related">Related</h2>
          <ul className={classes.states}>
            {note.related.map((other) => (
              <li key={other}>
                <PageLink to={`/docs/${idOf(other)}--docs`}>{other.split('/').at(-1)}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
