import type { ReactNode } from 'react';
import { Sentences } from '../../stories/guides/parts/Document.tsx';
import classes from './ComponentPage.module.css';

/** Points of a component's advice. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>
        <Sentences>{point}</Sentences>
      </li>
    ))}
  </ul>
);

/** What to do, or not to. */
export function Verdict({ tone, children }: { tone: 'do' | 'dont'; children: ReactNode }) {
  return (
    <div className={classes.points} data-tone={tone}>
      <strong>{tone === 'do' ? 'Do' : 'Don’t'}</strong>
      {children}
    </div>
  );
}
