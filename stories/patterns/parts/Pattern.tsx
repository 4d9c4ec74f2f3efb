import type { ReactNode } from 'react';
import { Code } from '../../../.storybook/docs/Code.tsx';
import { ComponentLink } from '../../../.storybook/docs/ComponentLink.tsx';
import classes from './Pattern.module.css';

type ExampleProps = {
  /** The source of the example. */
  code: string;
  children: ReactNode;
};

/** A live example with the code that makes it. */
export function Example({ code, children }: ExampleProps) {
  return (
    <>
      <div className={classes.example} data-live>
        {children}
      </div>
      <details className={classes.code}>
        <summary>Code of this example</summary>
        <Code code={code} />
      </details>
    </>
  );
}

type Side = { words: string; children: ReactNode };

/** The same situation twice: as it should be, and as it should not. */
export function Pair({ right, wrong }: { right: Side; wrong: Side }) {
  return (
    <div className={classes.pair}>
      <Verdict tone="do" {...right} />
      <Verdict tone="dont" {...wrong} />
    </div>
  );
}

function Verdict({ tone, words, children }: Side & { tone: 'do' | 'dont' }) {
  return (
    <div className={classes.verdict} data-tone={tone} data-live>
      <strong>{tone === 'do' ? 'Do' : 'Don’t'}</strong>
      <p>{words}</p>
      {children}
    </div>
  );
}

/** The components a pattern is made of, linked. */
export function Parts({ names }: { names: readonly string[] }) {
  return (
    <ul className={classes.parts}>
      {names.map((name) => (
        <li key={name}>
          <ComponentLink name={name} />
        </li>
      ))}
    </ul>
  );
}
