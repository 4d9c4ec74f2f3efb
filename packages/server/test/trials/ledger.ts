import { join } from 'node:path';
import { expect } from 'vitest';
import { readOutbox } from '../../src/platform/mail/outbox.ts';
import { PASSWORD } from '../make.ts';
import { drawing } from '../pictures.ts';
import { type Customer, idOf, type Reply } from './customer.ts';

/** A job on every so many pictures. */
const JOB_EVERY = 4;
const storage = { name: 'S', payload: 1, ssd_copies: 1, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 };

/** Writes to a program as four people at once, and remembers what it was told had been written. */
export class Ledger {
  readonly campaigns = new Map<number, number[]>();
  readonly pictures = new Map<number, Buffer>();
  /** Images by the job ordered for them. */
  readonly jobs = new Map<number, number>();
  readonly people: string[] = [];
  private turns = 0;

  get acknowledged(): number {
    const rows = [...this.campaigns.values()].reduce((sum, list) => sum + list.length, 0);
    return this.campaigns.size + rows + this.pictures.size + this.jobs.size + this.people.length;
  }

  private created(reply: Reply): Reply {
    if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.body}`);
    return reply;
  }

  private async writeCampaign(customer: Customer): Promise<void> {
    const id = idOf(this.created(await customer.createCampaign(`Campaign ${this.turns}`)));
    const rows: number[] = [];
    this.campaigns.set(id, rows);
    rows.push(idOf(this.created(await customer.call('POST', `/campaigns/${id}/storages`, storage))));
  }

  private async writePicture(customer: Customer): Promise<void> {
    const bytes = drawing(this.turns);
    const image = idOf(this.created(await customer.upload('a.png', bytes)));
    this.pictures.set(image, bytes);
    if (image % JOB_EVERY !== 0) return;
    this.jobs.set(idOf(this.created(await customer.orderJob(image))), image);
  }

  /** A stranger signs up; the mail with the code is part of what was promised. */
  async signUp(customer: Customer): Promise<void> {
    const email = `writer${this.turns}@example.org`;
    this.created(await customer.call('POST', '/user', { email, username: 'W', password: PASSWORD }));
    this.people.push(email);
  }

  /**
   * Writes until the program is gone, and says when it has acknowledged so many more.
   * @throws what a living program answered otherwise than with 201
   */
  async writeUntilGone(customer: Customer, more: number, enough: () => void): Promise<void> {
    const goal = this.acknowledged + more;
    const writer = async (write: (customer: Customer) => Promise<void>): Promise<void> => {
      try {
        for (;;) {
          this.turns += 1;
          await write.call(this, customer);
          if (this.acknowledged >= goal) enough();
        }
      } catch (error) {
        // What `fetch` throws for a connection that broke; its answer, if there was one, reached nobody.
        if (!(error instanceof TypeError)) throw error;
      }
    };
    const { writeCampaign, writePicture, signUp } = this;
    await Promise.all([writeCampaign, writeCampaign, writePicture, signUp].map(writer));
  }

  /** What was acknowledged and is not there. Rows and pictures are looked into from these ids on. */
  async missing(customer: Customer, since = { campaign: 0, picture: 0 }): Promise<string[]> {
    const lost: string[] = [];
    const compare = (what: string, wanted: Iterable<number>, found: { id: number }[]) => {
      const ids = new Set(found.map(({ id }) => id));
      for (const id of wanted) if (!ids.has(id)) lost.push(`${what} ${id}`);
    };
    compare('campaign', this.campaigns.keys(), await customer.list('/campaigns'));
    for (const [id, rows] of this.campaigns)
      if (id > since.campaign) compare('row', rows, await customer.list(`/campaigns/${id}/storages`));
    compare('picture', this.pictures.keys(), await customer.list('/images'));
    for (const [id, bytes] of this.pictures)
      if (id > since.picture && !(await customer.call('GET', `/images/${id}`)).body.equals(bytes))
        lost.push(`bytes of picture ${id}`);
    for (const [job, image] of this.jobs)
      compare('job', [job], await customer.list(`/images/${image}/magic`));
    return lost;
  }

  /** The ids beyond which a later look begins. */
  get mark(): { campaign: number; picture: number } {
    return { campaign: Math.max(0, ...this.campaigns.keys()), picture: Math.max(0, ...this.pictures.keys()) };
  }

  /** Waits until every job is done and every mail is delivered; those under way are taken up by the running program. */
  async settle(customer: Customer, dataDir: string): Promise<void> {
    const patience = { timeout: 120_000, interval: 200 };
    const statuses = async () =>
      Promise.all(
        [...this.jobs].map(async ([job, image]) => {
          const list = await customer.list(`/images/${image}/magic`);
          return list.find(({ id }) => id === job)?.status;
        }),
      );
    const done = [...this.jobs].map(() => 'completed');
    await expect.poll(statuses, patience).toEqual(done);
    const mailed = async () => (await readOutbox(join(dataDir, 'outbox'), 10_000)).map(({ to }) => to);
    await expect.poll(mailed, patience).toEqual(expect.arrayContaining(this.people));
  }
}
