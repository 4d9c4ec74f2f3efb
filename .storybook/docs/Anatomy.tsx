import { MantineThemeProvider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { framed } from '../../stories/catalogue/framed.ts';
import classes from './Anatomy.module.css';
import { Picture } from './Drawn.tsx';
import { type Part, partsIn } from './parts.ts';
import type { Prepared } from './prepared.ts';

type Placed = Part & { left: number; top: number };

/** A component with its parts numbered where they are, and what each is. */
export function Anatomy({ story, onParts }: { story: Prepared; onParts: (parts: Part[]) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<Placed[]>([]);
  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    const place = () => {
      const origin = root.getBoundingClientRect();
      const found = partsIn(root).map((part) => {
        const { left, top } = part.element.getBoundingClientRect();
        return { ...part, left: left - origin.left, top: top - origin.top };
      });
      setParts(found);
      onParts(found);
    };
    // Charts and tables measure themselves first.
    const watch = new ResizeObserver(place);
    watch.observe(root);
    const later = new MutationObserver(place);
    later.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      later.disconnect();
    };
  }, [onParts]);
  return (
    <>
      <div className={classes.frame}>
        <div ref={frame} inert>
          <MantineThemeProvider theme={framed}>
            <Picture story={story} />
          </MantineThemeProvider>
        </div>
        {parts.map(({ role, left, top }, index) => (
          <span key={role.name} className={classes.mark} style={{ left, top }} aria-hidden>
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={classes.list}>
        {parts.map(({ role, word }) => (
          <li key={role.name}>
            {role.name}
            {word && <span> “{word}”</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
