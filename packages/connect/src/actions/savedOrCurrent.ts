import { ApiError } from '@leaf/api-client';

/**
 * What was saved. If somebody else has saved it in the meantime, the `current` version, so that the user chooses between
 * both.
 * @param isSent whether a version says what was sent, as after a save whose answer was lost: then there is no choice
 */
export async function savedOrCurrent<T extends NonNullable<ApiError['current']>>(
  saving: Promise<T>,
  isSent: (current: T) => boolean | Promise<boolean>,
): Promise<T | { current: T }> {
  try {
    return await saving;
  } catch (error) {
    const current = error instanceof ApiError && error.status === 412 ? (error.current as T) : undefined;
    if (!current) throw error;
    return (await isSent(current)) ? current : { current };
  }
}
