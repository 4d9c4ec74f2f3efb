import { resolve } from 'node:path';

/** Which picture each file of a run was written for. */
export class Results {
  readonly #originals: ReadonlySet<string>;
  readonly #written = new Map<string, string>();

  /** @param pictures those of the run, none of which is overwritten */
  constructor(pictures: readonly string[]) {
    this.#originals = new Set(pictures.map((picture) => resolve(picture)));
  }

  /**
   * Keeps paths for the results of a picture, all or none. Throws where one is an original, or holds the result of
   * another picture: pictures in different folders may have the same name.
   */
  claim(paths: readonly string[], picture: string): void {
    for (const path of paths) {
      if (this.#originals.has(resolve(path)))
        throw new Error(`${path} is the original. Choose another folder.`);
      const holder = this.#written.get(resolve(path));
      if (holder !== undefined && resolve(holder) !== resolve(picture))
        throw new Error(`${path} is the result of ${holder}. Choose another folder for one of them.`);
    }
    for (const path of paths) this.#written.set(resolve(path), picture);
  }
}
