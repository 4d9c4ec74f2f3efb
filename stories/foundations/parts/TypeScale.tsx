import classes from './TypeScale.module.css';
import { pixels } from './theme.ts';
import { typeSteps } from './typeSteps.ts';

/** Every font size of titles and text, set in that size. */
export function TypeScale() {
  return (
    <div className={classes.scale}>
      {typeSteps.map(({ name, use, fontSize, lineHeight, weight }) => (
        <div key={name} className={classes.step}>
          <div className={classes.facts}>
            <strong>{name}</strong>
            <span>
              {pixels(fontSize)} / {lineHeight} · {weight}
            </span>
          </div>
          <div style={{ fontSize, lineHeight, fontWeight: weight }}>{use}</div>
        </div>
      ))}
    </div>
  );
}
