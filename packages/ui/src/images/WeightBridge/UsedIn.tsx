import { useId } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './WeightBridge.module.css';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

/** A delivery row that has its payload from the picture. */
export type RowOfPicture = {
  id: number;
  name: string;
  /** The name of its campaign. */
  campaign: string;
  /** The file that it uses, such as `AVIF, q 67`. */
  file?: string;
  /** The address of the row. Without it there is no link. */
  href?: string;
};

type UsedInProps = {
  rows: readonly RowOfPicture[];
  text: WeightBridgeLabels;
};

/** So many rows are named. */
const MOST = 12;

/** The rows that have their payload from the picture, as links. */
export function UsedIn({ rows, text }: UsedInProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <p id={id} className={classes.legend}>
        {text.usedIn}
      </p>
      <ul className={classes.used} aria-labelledby={id}>
        {rows.slice(0, MOST).map(({ id: rowId, name, campaign, file, href }) => (
          <li key={rowId}>
            {href === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <LeafLink href={href}>
                <bdi>{name}</bdi>
              </LeafLink>
            )}
            {', '}
            <bdi>{campaign}</bdi>
            {file && ` (${file})`}
          </li>
        ))}
        {rows.length > MOST && <li>{text.more(rows.length - MOST)}</li>}
      </ul>
    </div>
  );
}
