import classes from './DataTable.module.css';

/**
 * The unit of a column's figures. Rendered by CSS: the accessible name of the header stays its text alone,
 * and each cell gives its unit to screen readers.
 */
export function HeaderUnit({ unit }: { unit: string }) {
  const [before, after] = unit.split(/(?<=CO)2(?=e)/);
  return (
    <span className={classes.headerUnit} aria-hidden>
      <span data-text={before} />
      {after !== undefined && <sub data-text="2" />}
      {after !== undefined && <span data-text={after} />}
    </span>
  );
}
