import { ArgTypes, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useEffect, useMemo, useState } from 'react';
import { FactTable } from '../../stories/foundations/parts/FactTable.tsx';
import { Sentences } from '../../stories/guides/parts/Document.tsx';
import { sentenceCase } from '../sentenceCase.ts';
import { Anatomy } from './Anatomy.tsx';
import { type Status, statuses } from './advice.ts';
import { type Known, loadKnown } from './adviceOf.ts';
import { Code } from './Code.tsx';
import { ComponentFacts } from './ComponentFacts.tsx';
import { ComponentLink } from './ComponentLink.tsx';
import classes from './ComponentPage.module.css';
import { CopyMarkdown } from './CopyMarkdown.tsx';
import { Drawn } from './Drawn.tsx';
import { EditLinks } from './EditLinks.tsx';
import { LabelTable } from './LabelTable.tsx';
import { Localisation } from './Localisation.tsx';
import { markdownOf, propList } from './markdown.ts';
import { PageLink } from './PageLink.tsx';
import { Playground } from './Playground.tsx';
import { Points, Verdict } from './Points.tsx';
import { criteriaOf, type Part } from './parts.ts';
import { isApart } from './prepared.ts';
import { propLines } from './propLines.ts';
import { Report } from './Report.tsx';

function useKnown(storyFile: unknown): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let left = false;
    if (typeof storyFile === 'string') void loadKnown(storyFile).then((found) => !left && setKnown(found));
    return () => {
      left = true;
    };
  }, [storyFile]);
  // The list of headings at the side was created before these headings existed.
  useEffect(() => {
    if (known) window.dispatchEvent(new Event('leaf-headings'));
  }, [known]);
  return known;
}

type Docgen = Readonly<Record<string, { description?: string }>>;

/** What each prop is for: its own words, or those of the props that are the same everywhere. */
const linesOf = (props: Docgen = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(props).map(([name, { description }]) => [name, description || propLines[name] || '']),
  );

/** The page of every component, always in the same order: purpose, appearance, usage, guarantees. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { title, component, parameters, tags } = preparedMeta;
  const [domain = '', name = ''] = title.split('/').slice(-2);
  const stories = componentStories().filter((story) => !story.tags.includes('test-fn'));
  const [primary, ...others] = stories;
  const known = useKnown(parameters.fileName);
  const [parts, setParts] = useState<Part[]>([]);
  const purpose: string = component?.__docgenInfo?.description ?? '';
  const lines = useMemo(() => linesOf(component?.__docgenInfo?.props), [component]);
  const props = Object.keys(lines);
  const overlays = parameters.docs?.story?.inline === false;
  const keys = [...new Set(parts.map(({ role }) => role))].flatMap((role) =>
    (role.keys ?? []).map(([key, what]) => [`${role.name}: ${key}`, what] as const),
  );
  const status = known?.advice.status ?? (tags.find((tag) => tag in statuses) as Status | undefined);
  return (
    <>
      <p className={classes.place}>
        {domain}
        {status && <span className={classes.status}>{statuses[status]}</span>}
      </p>
      <h1 id="top">
        {name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => (
          <Fragment key={word}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </h1>
      {purpose && (
        <p>
          <Sentences>{purpose}</Sentences>
        </p>
      )}

      {known && (
        <>
          <h2 id="when">When to use</h2>
          <Points points={known.advice.use} />
          <h3 id="when-not">When not</h3>
          <ul>
            {known.advice.avoid.map(({ when, instead }) => (
              <li key={when}>
                {when}: use <ComponentLink name={instead} />.
              </li>
            ))}
          </ul>
        </>
      )}

      {primary && (
        <>
          <h2 id="playground">Playground</h2>
          <Playground of={primary.moduleExport} />

          <h2 id="anatomy">Anatomy</h2>
          <Anatomy
            key={primary.id}
            story={primary}
            storyFile={parameters.fileName}
            lines={lines}
            onParts={setParts}
          />
        </>
      )}

      {others.length > 0 && <h2 id="states">States</h2>}
      {others.map((story) => (
        <figure key={story.id} className={classes.state}>
          <figcaption>
            <PageLink to={`/story/${story.id}`}>{sentenceCase(story.name)}</PageLink>
            <Report id={story.id} name={`${name}, ${story.name}`} />
          </figcaption>
          <Drawn
            id={story.id}
            name={`${name}: ${story.name}`}
            story={story}
            apart={overlays || isApart(story, csfFile.meta)}
          />
        </figure>
      ))}

      {known && primary && (
        <>
          <h2 id="advice">Do and don’t</h2>
          {known.advice.pairs.map((pair, index) => (
            <div key={pair.do[0]} className={classes.advice}>
              {(['do', 'dont'] as const).map((tone) => (
                <Verdict key={tone} tone={tone}>
                  <p>{pair[tone][0]}</p>
                  <Drawn
                    id={primary.id}
                    name={pair[tone][0]}
                    story={primary}
                    apart={overlays || isApart(primary, csfFile.meta)}
                    example={{ storyFile: parameters.fileName, pair: index, tone }}
                    args={pair[tone][1]}
                  />
                </Verdict>
              ))}
            </div>
          ))}
          {known.advice.rules.do.length > 0 && (
            <div className={classes.advice}>
              <Verdict tone="do">
                <Points points={known.advice.rules.do} />
              </Verdict>
              <Verdict tone="dont">
                <Points points={known.advice.rules.dont} />
              </Verdict>
            </div>
          )}

          <h2 id="words">Words</h2>
          <Points points={known.advice.writing} />

          <h2 id="localisation">Localisation</h2>
          <Localisation id={primary.id} facts={known.localisation} />
          <LabelTable storyFile={parameters.fileName} />

          <h2 id="accessibility">Accessibility</h2>
          <Points points={known.advice.accessibility} />
          {keys.length > 0 && (
            <FactTable name="Keys" columns={['Part and key', 'What it does']} rows={keys} />
          )}
          <p>Tested for WCAG 2.2: {criteriaOf(parts).join(', ')}. axe checks every state in both schemes.</p>

          <h2 id="code">Code</h2>
          <Code code={known.usage} />
        </>
      )}

      <h2 id="props">Props</h2>
      {props.length === 0 ? (
        <p>None.</p>
      ) : (
        <section
          className={classes.props}
          aria-labelledby="props"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
        >
          <ArgTypes of={primary?.moduleExport} sort="requiredFirst" />
        </section>
      )}

      {known && (
        <>
          <h2 id="tokens">Tokens</h2>
          {known.tokens.length === 0 ? (
            <p>It has no styles of its own.</p>
          ) : (
            <p className={classes.tokens}>
              {known.tokens.map((token) => (
                <code key={token}>{token}</code>
              ))}
            </p>
          )}
        </>
      )}

      <h2 id="facts">Facts</h2>
      <ComponentFacts name={name} storyFile={parameters.fileName} status={status} />
      {primary && <Report id={primary.id} name={name} />}
      {known && <CopyMarkdown text={markdownOf({ name, purpose, known, props: propList(lines) })} />}
      <EditLinks storyFile={parameters.fileName} />

      {known && (
        <>
          <h2 id="related">Related</h2>
          <ul className={classes.related}>
            {known.advice.related.map((other) => (
              <li key={other}>
                <ComponentLink name={other} pictured />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
