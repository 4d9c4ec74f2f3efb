/** The modules of all stories by path. The app that renders them replaces this file with its own. */
export const files: Record<string, unknown> = {};
