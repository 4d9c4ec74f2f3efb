import classes from './Unit.module.css';

/** A text with the 2 of each CO2 as a subscript; copied and searched, it is the plain text. */
export function Formula({ children }: { children: string }) {
  const [before, ...after] = children.split('CO2');
  return (
    <>
      {before}
      {after.map((rest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <span key={index}>
          CO<sub className={classes.sub}>2</sub>
          {rest}
        </span>
      ))}
    </>
  );
}
