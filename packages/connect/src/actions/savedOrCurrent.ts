import { ApiError } from '@leaf/api-client';

/**
 * What was saved. If somebody else has saved it in the meantime, the `current` version, so that the user chooses between
 * both; unless that says what was sent, as after a save whose answer was lost.
 */
export async function savedOrCurrent<T extends NonNullable<ApiError['current']>>(
  saving: Promise<T>,
  sent: object,
): Promise<T | { current: T }> {
  try {
    return await saving;
  } catch (error) {
    const current = error instanceof ApiError && error.status === 412 ? error.current : undefined;
    if (!current) throw error;
    const stored: Record<string, unknown> = { ...current };
    const isSame = Object.entries(sent).every(
      ([field, value]) => (stored[field] ?? null) === (value ?? null),
    );
    return isSame ? (current as T) : { current: current as T };
  }
}
