import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './RowName.module.css';

export type RowNameProps = {
  name: string;
  /** The address of the row's own page. */
  href?: string;
  /** Opens the row in place, instead of `href`. */
  onClick?: () => void;
  /** More about the row, in small type where there is room. Also its description for screen readers. */
  note?: string;
};

/** The name of a row, which opens it. */
export function RowName({ name, href, onClick, note }: RowNameProps) {
  const words = <span className={classes.words}>{name}</span>;
  const shared = { className: classes.name, 'data-note': note, 'aria-description': note };
  if (href !== undefined)
    return (
      <LeafLink {...shared} href={href}>
        {words}
      </LeafLink>
    );
  return (
    <button {...shared} type="button" onClick={onClick}>
      {words}
    </button>
  );
}
