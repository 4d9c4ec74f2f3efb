import { paths } from '../paths.ts';

/** The address of an HTML5 creative. */
export const creativePath = (id: number | string, tab = 'overview') => `${paths.creatives}/${id}/${tab}`;
