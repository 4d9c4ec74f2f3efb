import { pixels, theme } from './theme.ts';

const { sizes, fontWeight } = theme.headings;

const text = (name: 'lg' | 'md' | 'sm' | 'xs', use: string, weight = '400') => ({
  name,
  use,
  fontSize: theme.fontSizes[name],
  lineHeight: theme.lineHeights[name],
  weight,
});

/** The sizes of titles and text: those of the theme, and two of Leaf’s own that no theme names. */
export const typeSteps = [
  { name: 'h1', use: 'Title of a page, one per page', ...sizes.h1, weight: fontWeight },
  { name: 'h2', use: 'Title of a section', ...sizes.h2, weight: fontWeight },
  { name: 'h3', use: 'Title of a card, of a dialog', ...sizes.h3, weight: fontWeight },
  text('lg', 'Lead'),
  text('md', 'Body'),
  text('sm', 'Tables, fields'),
  {
    name: 'help',
    use: 'Hints and errors below a field',
    fontSize: '0.8125rem',
    lineHeight: '1.2',
    weight: '400',
  },
  text('xs', 'Column titles, notes', '500'),
  { name: 'unit', use: 'Units below column titles', fontSize: '0.6875rem', lineHeight: '1.1', weight: '400' },
];

/** Pixels of the wordmark, which is a drawing more than a text. */
export const wordmark = 17;

/** A size of a step in pixels at the usual text size. */
export const stepPixels = typeSteps.map(({ fontSize }) => pixels(fontSize));
