import { type Format, noValue } from '../format/format.ts';
import type { Creative } from './bundleTypes.ts';

/** The size of an ad in pixels: `300 × 250`; a dash where the document names none. */
export const adSize = ({ width, height }: Pick<Creative, 'width' | 'height'>, format: Format): string =>
  width === null || height === null ? noValue : `${format.number(width)} × ${format.number(height)}`;
