import { MantineThemeProvider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { framed } from '../../stories/catalogue/framed.ts';
import { Sentences } from '../../stories/guides/parts/Document.tsx';
import classes from './Anatomy.module.css';
import { Picture } from './Drawn.tsx';
import { type Part, partsIn, quoted, spread } from './parts.ts';
import type { Prepared } from './prepared.ts';
import { useOrigins } from './useOrigins.ts';

type AnatomyProps = {
  story: Prepared;
  storyFile: unknown;
  /** What each prop is for. */
  lines: Readonly<Record<string, string>>;
  onParts: (parts: Part[]) => void;
};

type Placed = Part & { left: number; top: number };

/** A component with numbered parts, and a list that describes each part. */
export function Anatomy({ story, storyFile, lines, onParts }: AnatomyProps) {
  const originOf = useOrigins(story, storyFile, lines);
  const frame = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<Placed[]>([]);
  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    const place = () => {
      const origin = root.getBoundingClientRect();
      const found = partsIn(root, originOf).map((part) => {
        const { left, top } = part.element.getBoundingClientRect();
        return { ...part, left: left - origin.left, top: top - origin.top };
      });
      setParts(spread(found));
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
  }, [originOf, onParts]);
  return (
    <>
      <div className={classes.frame}>
        <div ref={frame} inert>
          <MantineThemeProvider theme={framed}>
            <Picture story={story} />
          </MantineThemeProvider>
        </div>
        {parts.map(({ left, top }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
          <span key={index} className={classes.mark} style={{ left, top }} aria-hidden>
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={classes.list}>
        {parts.map(({ role, word, origin }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number
          <li key={index}>
            {role.name}
            {word && <span> {quoted(word)}</span>}
            {origin && (
              <>
                {origin.isProp ? ', from ' : ', the word '}
                <code>{origin.name}</code>
                {origin.line && (
                  <span className={classes.line}>
                    <Sentences>{origin.line}</Sentences>
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
