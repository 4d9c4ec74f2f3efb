import { paths } from '../paths.ts';

/** The address of the HTML5 creatives. */
export const creativesPath = `${paths.images}/html5`;

/** The address of one of them. */
export const creativePath = (id: number | string, tab = 'overview') => `${creativesPath}/${id}/${tab}`;
