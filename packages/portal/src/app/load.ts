const RELOADED = 'leaf-reloaded';
/** Names the release this page was loaded with: the address of a built file changes with its content. */
const release = import.meta.url;

/** A part of the program could not be fetched. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * Loads a part of the program. The parts of an earlier release are gone after the next one: then the page is loaded
 * anew, once.
 * @throws {LoadError} When that did not help or there is no connection.
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
    // The page goes away; nothing may be drawn meanwhile.
    return new Promise(() => {});
  }
}

/** The client of the API and its cache, which the sign-in page does without until something is sent. */
export const loadApi = () => load(() => import('./api.ts'));
