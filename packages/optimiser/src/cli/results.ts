import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Tells files apart: two paths may lead to one, by a link. The path itself where nothing is there. */
function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return resolve(path);
  }
}

/** Which picture each file of a run was written for. */
export class Results {
  readonly #originals: ReadonlySet<string>;
  /** By path, because a new file takes the place of an earlier one. */
  readonly #written = new Map<string, string>();

  /** @param pictures those of the run, none of which is overwritten */
  constructor(pictures: readonly string[]) {
    this.#originals = new Set(pictures.map(identityOf));
  }

  /**
   * Keeps paths for the results of a picture, all or none; `ad-q*` stands for all that begin so. Throws where one is an
   * original or leads to one, or holds the result of another picture: pictures in different folders may have the same
   * name.
   */
  claim(paths: readonly string[], picture: string): void {
    for (const path of paths) {
      if (this.#originals.has(identityOf(path)))
        throw new Error(`${path} is the original. Choose another folder.`);
      const holder = this.#written.get(resolve(path));
      if (holder !== undefined && identityOf(holder) !== identityOf(picture))
        throw new Error(`${path} is reserved for ${holder}. Choose another folder for one of them.`);
    }
    for (const path of paths) this.#written.set(resolve(path), picture);
  }
}
