import classes from './TypeScale.module.css';
import { pixels, theme } from './theme.ts';

const { sizes, fontWeight } = theme.headings;

const steps = [
  { name: 'h1', use: 'Title of a page, one per page', ...sizes.h1, weight: fontWeight },
  { name: 'h2', use: 'Title of a section', ...sizes.h2, weight: fontWeight },
  { name: 'h3', use: 'Title of a card, of a dialog', ...sizes.h3, weight: fontWeight },
  { name: 'lg', use: 'Lead', fontSize: theme.fontSizes.lg, lineHeight: theme.lineHeights.lg, weight: '400' },
  { name: 'md', use: 'Body', fontSize: theme.fontSizes.md, lineHeight: theme.lineHeights.md, weight: '400' },
  {
    name: 'sm',
    use: 'Tables, fields, hints',
    fontSize: theme.fontSizes.sm,
    lineHeight: theme.lineHeights.sm,
    weight: '400',
  },
  {
    name: 'xs',
    use: 'Column titles, units, notes',
    fontSize: theme.fontSizes.xs,
    lineHeight: theme.lineHeights.xs,
    weight: '500',
  },
];

/** Every font size of the theme, set in that size. */
export function TypeScale() {
  return (
    <div className={classes.scale}>
      {steps.map(({ name, use, fontSize, lineHeight, weight }) => (
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
