import { useState } from 'react';
import classes from './Report.module.css';

/** Copies the words of a page. */
export function CopyMarkdown({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <span className={classes.tools}>
      <button type="button" onClick={copy}>
        Copy page as Markdown
      </button>
      <span role="status">{isCopied && 'Page copied.'}</span>
    </span>
  );
}
