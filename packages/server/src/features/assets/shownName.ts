import { visibleLine } from '../../text/names.ts';

/** The most characters of a file's name. */
export const MAX_FILENAME = 255;

/**
 * A file's name as data to show, never a path: without directories, one line of visible characters.
 * @param unnamed shown where nothing of it is visible
 */
export const shownName = (filename: string, unnamed: string): string =>
  visibleLine(filename.split(/[/\\]/).at(-1) ?? '', MAX_FILENAME) || unnamed;

/** A file's name without its ending. That begins with a letter: `.2` of `Banner v1.2` is part of the name. */
export const withoutEnding = (filename: string): string => filename.replace(/\.[a-z]\w*$/i, '');
