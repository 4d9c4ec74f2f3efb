import classes from './Wordmark.module.css';

/** The product's wordmark. */
export function Wordmark() {
  return (
    <span className={classes.wordmark} aria-hidden>
      <span className={classes.mark} />
      <span data-word>Leaf</span>
    </span>
  );
}
