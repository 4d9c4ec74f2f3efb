import unhomoglyph from 'unhomoglyph';
import { tidyName } from './names.ts';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** The length that fits an index with any characters; no accepted name comes near it. */
const LENGTH = 600;
const NOT_ASCII = /[^\0-\x7f]/gu;

/** How a text looks: Unicode's skeleton (UTS 39), which maps characters that look alike to one. */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(IGNORED, '')).normalize('NFD').slice(0, LENGTH);

/** The same in lower case, with Latin letters in place of look-alikes. */
const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(NOT_ASCII, (character) => unhomoglyph(character))
    .toLowerCase();

/** How a name looks as written, and how it looks in lower case. */
export type NameLook = { name_look: string; name_small_look: string };

/**
 * Two names that share either look can be mistaken for each other. One look is not enough: a capital I looks like an l
 * (PayPaI), but its lower case does not (AIR is not ALR).
 */
export function lookOf(name: string): NameLook {
  const tidy = tidyName(name);
  return { name_look: skeleton(tidy), name_small_look: skeleton(latin(tidy)) };
}
