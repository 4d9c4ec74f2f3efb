import type { Format } from './contract.ts';

const known: Record<Format, true> = { jpeg: true, webp: true, avif: true };

/** The formats of processed pictures. */
export const formats = Object.keys(known) as readonly Format[];

export const isFormat = (format: string): format is Format => Object.hasOwn(known, format);
