import { ApiError } from '@leaf/api-client';

/** The answers about the content of a call: unreadable, too large, of a wrong kind, invalid. */
const ABOUT_CONTENT: readonly (number | undefined)[] = [400, 413, 415, 422];

/** Refusals among them for lack of time or memory, which a server with less to do may have. */
const OF_THE_MOMENT: readonly (string | undefined)[] = ['image_too_demanding', 'creative_too_demanding'];

/** Whether the file itself is refused: sending it again cannot succeed, unlike after a lost line or a full quota. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_CONTENT.includes(error.status) && !OF_THE_MOMENT.includes(error.code);
