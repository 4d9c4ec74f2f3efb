import { avif } from './avif.ts';
import type { Format } from './facts.ts';
import { jpeg } from './jpeg.ts';
import type { FormatRecord } from './record.ts';
import { webp } from './webp.ts';

/** Everything about each format. */
export const records: Readonly<Record<Format, FormatRecord>> = { jpeg, webp, avif };
