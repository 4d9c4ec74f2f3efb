import { contrast } from './contrast.ts';
import classes from './Ratio.module.css';

type RatioProps = {
  /** The foreground colour. */
  colour: string;
  on: string;
  /** WCAG requires 4.5 for text and 3 for anything else; neighbouring marks differ by 1.4. */
  atLeast: 1.4 | 3 | 4.5;
};

/** A measured contrast ratio, marked if it is too low. */
export function Ratio({ colour, on, atLeast }: RatioProps) {
  const ratio = contrast(colour, on);
  const missed = Number(ratio.toFixed(2)) < atLeast;
  return (
    <span className={classes.ratio} data-missed={missed || undefined}>
      {ratio.toFixed(2)}
      {missed && ` below ${atLeast}`}
    </span>
  );
}
