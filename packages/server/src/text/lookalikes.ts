import unhomoglyph from 'unhomoglyph';
import { tidyName } from './names.ts';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** What fits an index, whatever the characters; no name that is taken today comes near. */
const LENGTH = 600;
const NOT_ASCII = /[^\0-\x7f]/gu;

/** What a text looks like: Unicode's skeleton (UTS 39), in which all characters that look alike are one. */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(IGNORED, '')).normalize('NFD').slice(0, LENGTH);

/** The same with Latin letters in place of others that look like them, in lower case. */
const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(NOT_ASCII, (character) => unhomoglyph(character))
    .toLowerCase();

/** How a name looks as it is written, and how it looks in lower case. */
export type NameLook = { name_look: string; name_small_look: string };

/**
 * Two names with either look in common can be taken for each other. One look is not enough: a capital I is an l
 * (PayPaI), but in lower case it is none (AIR is not ALR).
 */
export function lookOf(name: string): NameLook {
  const tidy = tidyName(name);
  return { name_look: skeleton(tidy), name_small_look: skeleton(latin(tidy)) };
}
