import { avif } from './avif.ts';
import type { Format } from './facts.ts';
import type { FormatRecord } from './format.ts';
import { jpeg } from './jpeg.ts';
import { webp } from './webp.ts';

/** Everything about each format. */
export const records: Readonly<Record<Format, FormatRecord>> = { jpeg, webp, avif };
