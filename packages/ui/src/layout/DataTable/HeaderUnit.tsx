import classes from './DataTable.module.css';

/**
 * The unit of a column's figures. Drawn, not written: a header is called by its words alone, and each cell says its unit
 * to a screen reader.
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
