import { PassThrough } from 'node:stream';
import { beyondScope, type JobEvent, refusedBy } from '@leaf/api-client/contract';
import { sql } from 'kysely';
import { type EntitledCaller, subjectOf } from '../../core/caller.ts';
import type { JobNews } from '../../core/jobNews.ts';
import { findMachine } from '../../core/machines.ts';
import { retryLater, tooMany } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { findCaller } from '../../core/sessions.ts';
import type { Db } from '../../db/open.ts';
import { outageOf } from '../../platform/outage.ts';
import { jobsWithOwner, live, ownerId } from '../assets/jobs.ts';

/** How often the database is asked, once for everybody who listens. */
const TICK_MS = 1000;
/** How often something is sent, even if there is no news: proxies close what is silent. */
const BEAT_MS = 20_000;
/** How often it is checked whether a caller who is told nothing may still listen. */
const CHECK_MS = 10_000;
/** Seconds after which another try makes sense. */
const WAIT = 60;
/** Bytes that a slow reader may be behind. */
const MOST_BEHIND = 65_536;
/** How far back to look for started or finished jobs; must exceed the longest transaction. */
const RECENT = sql`interval '10 seconds'`;

/** How many may listen. */
export type ListenLimits = { perCaller: number; perOrganization: number; total: number };
const listenLimits: ListenLimits = { perCaller: 6, perOrganization: 40, total: 400 };

type Listener = {
  caller: EntitledCaller;
  /** Who listens: a person, a key or an embed token. */
  subject: string;
  stream: PassThrough;
  /** When it ends, was last sent something and last checked: by `performance.now()`, which nobody sets back. */
  ends: number;
  spoken: number;
  checked: number;
};

const stateOf = ({ status, progress }: Found) => `${status} ${progress}`;

const jobsOf = (db: Db, orgIds: readonly number[]) =>
  jobsWithOwner(db)
    .select(['image_job.id', 'image_id', 'creative_id', 'status', 'progress'])
    .select(['point_format as format', 'point_quality as quality', ownerId.as('org_id')])
    .where(ownerId, 'in', orgIds)
    .orderBy('image_job.id');

/** What waits or runs. A deletion has cancelled the jobs of its image or creative, which is told like any other end. */
const liveJobs = (db: Db, orgId: number) => jobsOf(db, [orgId]).where('status', 'in', live).execute();

/** What runs, has just been ordered, or has just ended. */
const movingJobs = (db: Db, orgIds: readonly number[]) =>
  jobsOf(db, orgIds)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'running'),
        eb.and([eb('status', '=', 'queued'), eb('image_job.created_at', '>', sql<Date>`now() - ${RECENT}`)]),
        eb('finished_at', '>', sql<Date>`now() - ${RECENT}`),
      ]),
    )
    .execute();

type Found = Awaited<ReturnType<typeof movingJobs>>[number];

/** A job that measures one quality is told as that quality. */
function eventOf(found: readonly Found[]): string {
  const event: JobEvent = {
    jobs: found.flatMap(({ id, image_id, status, progress, format }) =>
      image_id !== null && format === null ? { id, image_id, status, progress } : [],
    ),
    points: found.flatMap(({ image_id, format, quality, status }) =>
      image_id === null || format === null || quality === null ? [] : { image_id, format, quality, status },
    ),
    creatives: found.flatMap(({ id, creative_id, status, progress }) =>
      creative_id === null ? [] : { id, creative_id, status, progress },
    ),
  };
  return `event: jobs\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Whether the listener is still authorised. */
async function stillMay(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { machine, session, org }: EntitledCaller,
): Promise<boolean> {
  const again = machine
    ? await findMachine(db, { kind: machine.kind, hash: session }, clock(), config)
    : await findCaller(db, session, clock(), config);
  if (again?.org?.id !== org.id || refusedBy('entitled', again) !== null) return false;
  return !again.machine || beyondScope(again.machine, { method: 'GET', path: '/job_events' }) === null;
}

/** Reads the database once for everybody who listens, and tells each what has changed in their organization. */
export function createJobNews(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>,
  limits: ListenLimits = listenLimits,
): JobNews {
  const outage = outageOf('job news', (details, message) => services.log.warn(details, message));
  const listeners = new Set<Listener>();
  let told = new Map<number, string>();
  let timer: NodeJS.Timeout | undefined;
  let ticking = false;

  const end = (listener: Listener) => {
    listeners.delete(listener);
    listener.stream.end();
  };
  const say = (listener: Listener, text: string) => {
    if (!listeners.has(listener)) return;
    // It can call again; meanwhile, nothing is kept for it.
    if (listener.stream.writableLength > MOST_BEHIND) listener.stream.destroy();
    else listener.stream.write(text);
    listener.spoken = performance.now();
  };

  /** Ends the stream of a caller who may not listen any more. @returns whether they may */
  async function check(listener: Listener): Promise<boolean> {
    listener.checked = performance.now();
    const may = await stillMay(services, listener.caller);
    if (!may) end(listener);
    return may;
  }

  async function tellChanges(): Promise<void> {
    const orgIds = [...new Set([...listeners].map(({ caller }) => caller.org.id))];
    const found = await movingJobs(services.db, orgIds);
    const changed = found.filter((job) => told.get(job.id) !== stateOf(job));
    for (const listener of [...listeners]) {
      const own = changed.filter(({ org_id }) => org_id === listener.caller.org.id);
      if (own.length > 0 && (await check(listener))) say(listener, eventOf(own));
    }
    // Last: if a check fails, the next tick tells the same again.
    told = new Map(found.map((job) => [job.id, stateOf(job)]));
  }

  async function checkListeners(): Promise<void> {
    const now = performance.now();
    for (const listener of [...listeners]) {
      if (now >= listener.ends) end(listener);
      else if (now - listener.checked >= CHECK_MS) await check(listener);
      if (now - listener.spoken >= BEAT_MS) say(listener, ': still here\n\n');
    }
  }

  async function tick(): Promise<void> {
    if (ticking) return;
    ticking = true;
    try {
      await checkListeners();
      if (listeners.size > 0) await tellChanges();
      outage.works();
    } catch (error) {
      // The database is briefly unavailable; the next tick tells what has changed by then.
      outage.failed(error);
    } finally {
      ticking = false;
    }
  }

  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    told = new Map();
  };

  function enter(caller: EntitledCaller, seconds: number): Listener {
    const subject = subjectOf(caller);
    const all = [...listeners];
    const own = all.filter((listener) => listener.subject === subject).length;
    const ofOrganization = all.filter((listener) => listener.caller.org.id === caller.org.id).length;
    if (own >= limits.perCaller || ofOrganization >= limits.perOrganization)
      throw tooMany('too_many_calls', WAIT);
    if (all.length >= limits.total) throw retryLater('unavailable', WAIT);
    const now = performance.now();
    const stream = new PassThrough();
    const listener = { caller, subject, stream, ends: now + seconds * 1000, spoken: now, checked: now };
    listeners.add(listener);
    stream.once('close', () => leave(listener));
    timer ??= setInterval(() => void tick(), TICK_MS).unref();
    return listener;
  }

  return {
    async listen(caller, seconds) {
      const listener = enter(caller, seconds);
      try {
        say(listener, eventOf(await liveJobs(services.db, caller.org.id)));
      } catch (error) {
        listener.stream.destroy();
        throw error;
      }
      if (seconds === 0) end(listener);
      return { events: listener.stream };
    },
    close() {
      for (const listener of [...listeners]) end(listener);
    },
  };
}
