/** The modules of all stories by path. The app that draws them gets a file of its own in place of this one. */
export const files: Record<string, unknown> = {};
