import type { Choices } from './editorCode.ts';

/** The choices behind `examples/tables/brand.ts`. */
export const exampleBrand: Choices = {
  color: '#2f4fc4',
  tint: 10,
  turn: 25,
  radius: 10,
  font: '',
  headingFont: "'Iowan Old Style', Georgia, serif",
  density: 'compact',
};
