import { contrast } from './contrast.ts';
import classes from './Ratio.module.css';

type RatioProps = {
  /** The colour that has to be seen. */
  colour: string;
  on: string;
  /** WCAG asks 4.5 of text and 3 of what is not text. */
  atLeast: 3 | 4.5;
};

/** A measured contrast ratio, with a word when it misses its mark. */
export function Ratio({ colour, on, atLeast }: RatioProps) {
  const ratio = contrast(colour, on);
  const missed = ratio < atLeast;
  return (
    <span className={classes.ratio} data-missed={missed || undefined}>
      {ratio.toFixed(2)}
      {missed && ` below ${atLeast}`}
    </span>
  );
}
