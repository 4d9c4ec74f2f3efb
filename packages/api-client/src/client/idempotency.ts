import { ApiError } from '../errors/ApiError.ts';

/** A new value for the `Idempotency-Key` header. */
export const newIdempotencyKey = (): string => {
  // crypto.randomUUID exists only in secure contexts; a portal over plain http in an office network is not one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const describe = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;

/**
 * Whether the server may have carried out the request although the call failed. The same call then keeps its key and is
 * carried out only once.
 */
export const outcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.status === undefined) return true;
  return error.status >= 500 || error.status === 408 || error.status === 425 || error.status === 429;
};

/**
 * Keeps the key of each creating call from its first attempt until its outcome is known: a second click while the first
 * is pending, and a retry after a timeout or a lost connection, send the same key and create only one thing.
 */
export const createKeyRing = () => {
  const open = new Map<string, string>();
  return async <R>(action: readonly unknown[], call: (key: string) => Promise<R>): Promise<R> => {
    const name = JSON.stringify(action.map(describe));
    const key = open.get(name) ?? newIdempotencyKey();
    open.set(name, key);
    const settle = () => open.get(name) === key && open.delete(name);
    try {
      const result = await call(key);
      settle();
      return result;
    } catch (error) {
      if (!outcomeUnknown(error)) settle();
      throw error;
    }
  };
};

export type KeyRing = ReturnType<typeof createKeyRing>;
