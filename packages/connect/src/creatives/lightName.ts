/** The name under which the lighter version of a ZIP is saved, as the server names it. */
export const lightName = (filename: string): string => `${filename.replace(/\.zip$/i, '')}-light.zip`;
