import { Fragment } from 'react';
import classes from './IconGrid.module.css';
import { iconSet } from './iconSet.ts';

/** The words of a name, between which it may break. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])/);

/** Every icon at its usual size, with its meaning and its name. */
export function IconGrid() {
  return (
    <ul className={classes.grid}>
      {Object.entries(iconSet).map(([name, { Icon, means }]) => (
        <li key={name} className={classes.icon}>
          <Icon size={24} stroke={1.75} aria-hidden />
          <span>{means}</span>
          <small>
            {wordsOf(name).map((word) => (
              <Fragment key={word}>
                {word}
                <wbr />
              </Fragment>
            ))}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The icon sizes in use. */
export function IconSizes() {
  const { Icon } = iconSet.IconSearch;
  const sizes = [
    { size: 14, use: 'Beside small words' },
    { size: 16, use: 'In buttons and rows' },
    { size: 20, use: 'In banners' },
    { size: 32, use: 'In an empty place' },
  ];
  return (
    <div className={classes.sizes}>
      {sizes.map(({ size, use }) => (
        <div key={size}>
          <Icon size={size} stroke={size > 24 ? 1.25 : 1.75} aria-hidden />
          <span>{size} px</span>
          <small>{use}</small>
        </div>
      ))}
    </div>
  );
}
