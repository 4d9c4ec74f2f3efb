import { unreleased } from '../../../.storybook/docs/changes.ts';
import { Document } from './Document.tsx';

/** The unreleased changesets, each with its packages. */
export function Unreleased() {
  if (unreleased.length === 0) return <p>Nothing waits.</p>;
  return (
    <ul>
      {unreleased.map(({ packages, text }) => (
        <li key={text}>
          <Document>{text}</Document> <code>{packages.join(', ')}</code>
        </li>
      ))}
    </ul>
  );
}
