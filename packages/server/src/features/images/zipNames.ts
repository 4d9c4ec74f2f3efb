import type { Image } from '../../db/schema.ts';
import { withoutEnding } from '../assets/shownName.ts';

/** The most bytes of a name without its number and ending: file systems take 255 in all. */
const MAX_BYTES = 240;

/** What no name on Windows may contain, and the dots that hide a file elsewhere. */
const REFUSED = /[<>:"/\\|?*]|^\.+/g;

/** What Windows takes for a device, whatever the ending. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\s*(\.|$))/i;

/** The start of a text, without a character that is cut in two. */
const start = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, MAX_BYTES), { stream: true });

/**
 * Names the files of a ZIP after their images, with the endings of what they are. Equal names get a number, whatever
 * their case: `banner.avif`, `Banner-2.avif`.
 */
export function zipNames() {
  const taken = new Set<string>();
  return ({ id, filename }: Pick<Image, 'id' | 'filename'>, extension: string): string => {
    const stem = start(withoutEnding(filename).replace(REFUSED, '_').replace(DEVICE, '_$&')) || `image-${id}`;
    let name = `${stem}.${extension}`;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}-${count}.${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
