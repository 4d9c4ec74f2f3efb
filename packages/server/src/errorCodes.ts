/** What PostgreSQL says when a unique index has a value already. */
const UNIQUE_VIOLATION = '23505';

/** The code of an error, as Node (`ENOENT`), PostgreSQL (`40P01`) and most libraries set one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}

/** Whether a write failed because a row with the same unique value exists. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether there is no room on the disk of the files, or on PostgreSQL's. */
export const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', '53100');
