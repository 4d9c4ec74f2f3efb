import type { Readable } from 'node:stream';
import type { EntitledCaller } from './caller.ts';

/** The events that a call listens to. */
export type Events = { events: Readable };

/** Tells callers what becomes of the jobs of their organization. */
export type JobNews = {
  /**
   * @param seconds after which the stream ends; 0 for what waits or runs now, and nothing more
   * @throws {Problem} 429 or 503 if too many listen
   */
  listen: (caller: EntitledCaller, seconds: number) => Promise<Events>;
  /** Ends every stream, so that a stopping program need not wait for them. */
  close: () => void;
};
