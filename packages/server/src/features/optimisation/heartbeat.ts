import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { type Outage, outageOf } from '../../platform/outage.ts';
import type { RunBy } from '../assets/jobs.ts';

/** How often a running job writes its progress and checks whether it is still wanted. */
const BEAT_MS = 1000;

/**
 * Keeps the row of a running job up to date and watches it: once it is cancelled, deleted or taken over, in any
 * process, it no longer belongs to this worker.
 */
export class Heartbeat {
  readonly #db: Db;
  readonly #job: RunBy;
  readonly #onLost: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #outage: Outage;
  #progress = 0;
  #written = 0;
  #beating = false;

  constructor({ db, log }: Pick<Services, 'db' | 'log'>, job: RunBy, onLost: () => void) {
    this.#db = db;
    this.#outage = outageOf('heartbeat of a job', (details, message) =>
      log.warn({ job: job.id, ...details }, message),
    );
    this.#job = job;
    this.#onLost = onLost;
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
  }

  /** @param fraction 0 to 1; written to the row with the next beat */
  report(fraction: number): void {
    this.#progress = fraction;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    if (this.#beating) return;
    this.#beating = true;
    try {
      const isOurs = await this.#touch();
      this.#outage.works();
      if (!isOurs) this.#onLost();
    } catch (error) {
      // The database is briefly unavailable: the job continues, and the next beat checks again.
      this.#outage.failed(error);
    } finally {
      this.#beating = false;
    }
  }

  /** @returns whether the job still belongs to this worker */
  async #touch(): Promise<boolean> {
    const progress = this.#progress;
    if (progress === this.#written) {
      const row = await this.#db
        .selectFrom('image_job')
        .select('id')
        .where('id', '=', this.#job.id)
        .where('status', '=', 'running')
        .where('queue_job_id', '=', this.#job.turn)
        .executeTakeFirst();
      return row !== undefined;
    }
    const { numUpdatedRows } = await this.#db
      .updateTable('image_job')
      .set((eb) => ({ progress: eb.fn('greatest', ['progress', eb.val(progress)]) }))
      .where('id', '=', this.#job.id)
      .where('status', '=', 'running')
      .where('queue_job_id', '=', this.#job.turn)
      .executeTakeFirst();
    this.#written = progress;
    return numUpdatedRows > 0n;
  }
}
