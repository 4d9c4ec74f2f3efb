import { Fragment } from 'react';
import { byPackage, unreleased, type Waiting } from '../../../.storybook/docs/changes.ts';
import { Document } from './Document.tsx';

/** Changes of a package; those that concern others too name them. */
const Changes = ({ name, changes }: { name: string; changes: readonly Waiting[] }) => (
  <ul>
    {changes.map(({ packages, text }) => {
      const others = packages.filter((one) => one.name !== name).map((one) => one.name);
      return (
        <li key={text}>
          <Document>{text}</Document>
          {others.length > 0 && <p>Also in {others.join(', ')}.</p>}
        </li>
      );
    })}
  </ul>
);

/** The unreleased changes by package: what is new, and the fixes, folded. */
export function Unreleased() {
  if (unreleased.length === 0) return <p>Nothing waits.</p>;
  return byPackage(unreleased).map(({ name, news, fixes }) => (
    <Fragment key={name}>
      <h3 id={`unreleased-${name.replace('@leaf/', '')}`}>{name}</h3>
      {news.length > 0 && <Changes name={name} changes={news} />}
      {fixes.length > 0 && (
        <details>
          <summary>Fixes: {fixes.length}</summary>
          <Changes name={name} changes={fixes} />
        </details>
      )}
    </Fragment>
  ));
}
