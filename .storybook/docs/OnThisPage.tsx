import { useScrollSpy } from '@mantine/hooks';
import { type MouseEvent, useEffect } from 'react';

/**
 * The page's headings at its side, with the current one marked. Storybook's own list keeps listening after its page is
 * gone, and its errors would be reported as those of the next story.
 */
export function OnThisPage() {
  const { active, data, reinitialize } = useScrollSpy({
    selector: '.leaf-docs > :is(h2, h3)[id]',
    offset: 48,
  });
  useEffect(() => {
    window.addEventListener('leaf-headings', reinitialize);
    return () => window.removeEventListener('leaf-headings', reinitialize);
  }, [reinitialize]);
  if (data.length === 0) return null;
  return (
    <nav className="sb-unstyled leaf-toc" aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <ul>
        {data.map(({ id, value, depth, getNode }, index) => {
          // Links in the frame must navigate its parent.
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
