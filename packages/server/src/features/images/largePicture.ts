/** How long to wait for the place of a large picture before looking again for anything smaller. */
const LOOK_AGAIN_MS = 2000;

/** The one place for a large picture in this process: two at once would need twice the memory and be no faster. */
export class LargePicture {
  #taken = false;
  #waiting = new Set<() => void>();

  /** Takes the place. @returns what gives it back, or undefined when it is taken */
  take(): (() => void) | undefined {
    if (this.#taken) return undefined;
    this.#taken = true;
    return () => {
      this.#taken = false;
      for (const wake of this.#waiting) wake();
    };
  }

  /** Resolves when the place is given back, and after a while anyway; rejects with the signal's reason. */
  async freed(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_AGAIN_MS);
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
    signal.throwIfAborted();
  }
}
