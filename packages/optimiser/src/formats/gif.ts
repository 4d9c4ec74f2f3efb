import type { FormatFacts } from './format.ts';

/** Written for animations only. */
export const gifFacts = {
  name: 'GIF',
  mediaType: 'image/gif',
  extension: 'gif',
  keepsTransparency: true,
} as const satisfies FormatFacts;
