import { useState } from 'react';
import { initialGlobals } from '../globals.ts';
import { addressOf, reportOf } from '../report.ts';
import classes from './Report.module.css';

const base = () => window.top?.location.href ?? window.location.href;

/** The toolbar's settings that differ from those at first, as an address says them. */
function settings(): string {
  const chosen: Record<string, unknown> = JSON.parse(document.documentElement.dataset.leafGlobals ?? '{}');
  return Object.entries(chosen)
    .filter(([name, value]) => name in initialGlobals && value !== initialGlobals[name])
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Copies a link to a state, or a report with everything needed to reproduce it. */
export function Report({ id, name }: { id: string; name: string }) {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(`${what} copied.`);
  };
  const state = () => ({ id, name, args: '', globals: settings() });
  const report = () =>
    reportOf(state(), {
      base: base(),
      width: window.innerWidth,
      height: window.innerHeight,
      agent: navigator.userAgent,
    });
  return (
    <span className={classes.tools}>
      <button type="button" onClick={() => copy('Link', addressOf(state(), base()))}>
        Copy link
      </button>
      <button type="button" onClick={() => copy('Report', report())}>
        Report on this story
      </button>
      <span role="status">{copied}</span>
    </span>
  );
}
