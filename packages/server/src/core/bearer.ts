import { createHash } from 'node:crypto';

/** How far the time of a token's last use may be behind, so that reads stay reads. */
export const SEEN_MS = 300_000;

/** The token in an Authorization header; undefined if there is none. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer ([^\s]+)$/i)?.[1];

/** What is kept of a token in its place. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
