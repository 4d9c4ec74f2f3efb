import { useState } from 'react';
import classes from './Report.module.css';

/** What a report has to say so that somebody else sees the same. */
const reportOf = (id: string, name: string) =>
  [
    `Storybook: ${name}`,
    `Story: ${id}`,
    `Address: ${new URL(`./?path=/story/${id}`, window.top?.location.href ?? window.location.href).href}`,
    `Settings: ${document.documentElement.dataset.leafGlobals ?? 'as they are at first'}`,
    `Window: ${window.innerWidth} × ${window.innerHeight}`,
    `Browser: ${navigator.userAgent}`,
    '',
    'What I see:',
    'What I expected:',
  ].join('\n');

/** Copies a link to a state, or a report about it with everything that is needed to see it again. */
export function Report({ id, name }: { id: string; name: string }) {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(`${what} copied.`);
  };
  return (
    <span className={classes.tools}>
      <button
        type="button"
        onClick={() => copy('Link', new URL(`./?path=/story/${id}`, window.location.href).href)}
      >
        Copy link
      </button>
      <button type="button" onClick={() => copy('Report', reportOf(id, name))}>
        Report on this story
      </button>
      <span role="status">{copied}</span>
    </span>
  );
}
