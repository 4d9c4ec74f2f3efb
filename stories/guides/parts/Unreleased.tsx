import { unreleased } from '../../../.storybook/docs/changes.ts';

/** The unreleased changesets, each with its packages. */
export function Unreleased() {
  if (unreleased.length === 0) return <p>Nothing waits.</p>;
  return (
    <ul>
      {unreleased.map(({ packages, text }) => (
        <li key={text}>
          {text} <code>{packages.join(', ')}</code>
        </li>
      ))}
    </ul>
  );
}
