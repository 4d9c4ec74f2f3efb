import classes from './Wordmark.module.css';

/** The product's name as its sign. */
export function Wordmark() {
  return (
    <span className={classes.wordmark} aria-hidden>
      <span className={classes.mark} />
      Leaf
    </span>
  );
}
