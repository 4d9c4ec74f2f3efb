import { useScrollSpy } from '@mantine/hooks';
import type { MouseEvent } from 'react';

/**
 * The page's headings at its side, the one being read marked. Storybook's own list goes on listening when its page is
 * gone, and its errors would then be told as those of the next story.
 */
export function OnThisPage() {
  const { active, data } = useScrollSpy({ selector: '.leaf-docs > :is(h2, h3)[id]', offset: 48 });
  if (data.length === 0) return null;
  return (
    <nav className="sb-unstyled leaf-toc" aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <ul>
        {data.map(({ id, value, depth, getNode }, index) => {
          // The frame's links lead its parent elsewhere.
          const follow = (event: MouseEvent) => {
            event.preventDefault();
            getNode().scrollIntoView();
          };
          return (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`} aria-current={index === active ? 'location' : undefined} onClick={follow}>
                {value}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
