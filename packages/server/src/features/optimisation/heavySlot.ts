/** How long to wait for the slot before looking again for a job that does not need it. */
const LOOK_AGAIN_MS = 2000;

/**
 * The only slot for jobs of large pictures and creatives in this process: two at once would need twice the memory and be
 * no faster, and small pictures need not wait for them.
 */
export class HeavySlot {
  #taken = false;
  #waiting = new Set<() => void>();

  /** Takes the slot. @returns a function that releases it, or undefined if it is taken */
  take(): (() => void) | undefined {
    if (this.#taken) return undefined;
    this.#taken = true;
    return () => {
      this.#taken = false;
      for (const wake of this.#waiting) wake();
    };
  }

  /** Resolves when the slot is released, or after a timeout; rejects with the signal's reason. */
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
