/** Names, in the session storage, the release for which the page was reloaded. */
export const RELOADED = 'leaf-reloaded';
/** Identifies the release that this page came from: the address of a built file changes with its content. */
const release = import.meta.url;

/** A part of the program could not be fetched. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * Loads a part of the program. A new release removes the files of the earlier one; the page is then reloaded, once.
 * @throws {LoadError} If reloading did not help or there is no connection.
 */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (cause) {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) === release) {
      throw new LoadError('A part of the program could not be loaded.', { cause });
    }
    sessionStorage.setItem(RELOADED, release);
    location.reload();
    // The page is about to unload; nothing may be rendered until then.
    return new Promise(() => {});
  }
}

/** The API client and its cache, which the sign-in page loads only when the user begins to type. */
export const loadApi = () => load(() => import('./api.ts'));
