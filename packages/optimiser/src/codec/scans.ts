const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers without a length: a stuffed byte of a scan, `TEM` and those that restart a scan. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);

/**
 * The number of scans of a JPEG, counted up to `enough` without decoding any: each is a pass over the whole picture,
 * and may take a few bytes of the file. 0 for other files.
 */
export function countScans(bytes: Uint8Array, enough: number): number {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return 0;
  let count = 0;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && count < enough; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined || marker === endOfImage) break;
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      if (marker === startOfScan) count += 1;
      at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    }
  }
  return count;
}
