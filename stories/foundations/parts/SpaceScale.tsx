import classes from './SpaceScale.module.css';
import { pixels, theme } from './theme.ts';

const uses: Record<string, string> = {
  xs: 'Between a label and its field, between buttons',
  sm: 'Between lines of a card',
  md: 'Between fields, between cards',
  lg: 'Inside a card, between parts of a page',
  xl: 'Between sections, below the last thing on a page',
};

/** The steps of the theme, at their size. */
export function SpaceScale() {
  return (
    <div className={classes.scale}>
      {Object.entries(theme.spacing).map(([name, length]) => (
        <div key={name} className={classes.row}>
          <strong>{name}</strong>
          <span className={classes.figure}>{pixels(length)} px</span>
          <span className={classes.bar} style={{ width: length }} />
          <span className={classes.use}>{uses[name]}</span>
        </div>
      ))}
    </div>
  );
}

/** The corner radii of the theme. */
export function Radii() {
  return (
    <div className={classes.radii}>
      {Object.entries(theme.radius).map(([name, length]) => (
        <div key={name} className={classes.radius}>
          <div className={classes.box} style={{ borderRadius: length }} />
          <strong>{name}</strong> {pixels(length)} px
        </div>
      ))}
    </div>
  );
}
