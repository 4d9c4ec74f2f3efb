/** The attribute of an element that names its scheme. */
export const SCHEME = 'data-mantine-color-scheme';
