import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobNews } from '../src/features/optimisation/jobNews.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

let h: Harness;
let ana: Person;
let image: number;
let seed = 0;
let address: string;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser, works: false });
  address = await h.program.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  image = await upload();
});

async function upload(who = ana): Promise<number> {
  seed += 1;
  const file = { name: 'a.png', bytes: drawing(seed) };
  return (await h.call('uploadImage', { token: who.token, file })).body.data.id;
}
const order = async (target = 0.98, of = image, who = ana): Promise<number> => {
  const body = { mode: 'lightweighting', images: [of], target };
  return (await h.call('createJob', { token: who.token, params: { id: of }, body })).body.data.id;
};

type Job = { id: number; image_id: number; status: string; progress: number };
type Heard = {
  status: number;
  jobs: Job[];
  points: object[];
  creatives: object[];
  ended: boolean;
  hang: () => void;
};

/** Over a real connection, which can be closed. */
async function listen(token: string, seconds = 600): Promise<Heard> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/job_events?seconds=${seconds}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const heard: Heard = {
    status: response.status,
    jobs: [],
    points: [],
    creatives: [],
    ended: false,
    hang: () => leaving.abort(),
  };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const told = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
      heard.jobs = told.flatMap(({ jobs }) => jobs);
      heard.creatives = told.flatMap(({ creatives }) => creatives);
      heard.points = told.flatMap(({ points }) => points);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      heard.ended = true;
    });
  return heard;
}
const set = (
  id: number,
  values: { status?: 'running' | 'completed'; progress?: number; finished_at?: Date },
) => h.services.db.updateTable('image_job').set(values).where('id', '=', id).execute();

describe('the events of jobs', () => {
  it('begin with what waits or runs, and tell each change', async () => {
    const first = await order();
    const heard = await listen(ana.token);
    const said = (job: object) => vi.waitFor(() => expect(heard.jobs).toContainEqual(job), PATIENCE);
    await said({ id: first, image_id: image, status: 'queued', progress: 0 });
    const second = await order(0.97);
    await said({ id: second, image_id: image, status: 'queued', progress: 0 });
    await set(first, { status: 'running', progress: 0.25 });
    await said({ id: first, image_id: image, status: 'running', progress: 0.25 });
    await set(first, { status: 'completed', progress: 1, finished_at: new Date() });
    await said({ id: first, image_id: image, status: 'completed', progress: 1 });
    await h.call('cancelJob', { token: ana.token, params: { id: image, jobId: second } });
    await said({ id: second, image_id: image, status: 'cancelled', progress: 0 });
    heard.hang();
  });

  it('tell of a quality that was asked for, beside the jobs', async () => {
    const heard = await listen(ana.token);
    const body = { format: 'webp', quality: 61 };
    await h.call('askForPoint', { token: ana.token, params: { id: image }, body });
    const said = (status: string) =>
      vi.waitFor(() => expect(heard.points).toContainEqual({ image_id: image, ...body, status }), PATIENCE);
    await said('queued');
    const { id } = await h.services.db
      .selectFrom('image_job')
      .select('id')
      .where('image_id', '=', image)
      .executeTakeFirstOrThrow();
    await set(id, { status: 'completed', progress: 1, finished_at: new Date() });
    await said('completed');
    expect(heard.jobs).toEqual([]);
    heard.hang();
  });

  it('tell the end of a job whose image or creative is deleted', async () => {
    const file = { name: 'a.zip', bytes: Buffer.from('some bytes') };
    const uploaded = await h.call('uploadCreative', { token: ana.token, file });
    const creative: number = uploaded.body.data.id;
    const ordered = await h.call('createCreativeJob', {
      token: ana.token,
      params: { id: creative },
      body: { target: 0.98 },
    });
    const job = await order();
    await set(job, { status: 'running', progress: 0.17 });
    const heard = await listen(ana.token);
    const said = (list: 'jobs' | 'creatives', told: object) =>
      vi.waitFor(() => expect(heard[list]).toContainEqual(told), PATIENCE);
    await said('jobs', { id: job, image_id: image, status: 'running', progress: 0.17 });
    await h.call('deleteImage', { token: ana.token, params: { id: image } });
    await said('jobs', { id: job, image_id: image, status: 'cancelled', progress: 0.17 });
    await h.call('deleteCreative', { token: ana.token, params: { id: creative } });
    const { id } = ordered.body.data;
    await said('creatives', { id, creative_id: creative, status: 'cancelled', progress: 0 });
    const later = await listen(ana.token, 0);
    await vi.waitFor(() => expect(later.ended).toBe(true), PATIENCE);
    expect([later.jobs, later.creatives]).toEqual([[], []]);
    heard.hang();
  });

  it('are those of the own organization alone', async () => {
    const stranger = (await h.make.company()).admin;
    const [own, foreign] = [await listen(ana.token), await listen(stranger.token)];
    const theirs = await order(0.98, await upload(stranger), stranger);
    await vi.waitFor(() => expect(foreign.jobs.map(({ id }) => id)).toContain(theirs), PATIENCE);
    const mine = await order();
    await vi.waitFor(() => expect(own.jobs.map(({ id }) => id)).toContain(mine), PATIENCE);
    expect(own.jobs.map(({ id }) => id)).not.toContain(theirs);
    expect(foreign.jobs.map(({ id }) => id)).not.toContain(mine);
    for (const heard of [own, foreign]) heard.hang();
  });

  it('end at once when only the present is asked for', async () => {
    const id = await order();
    const heard = await listen(ana.token, 0);
    await vi.waitFor(() => expect(heard.ended).toBe(true), PATIENCE);
    expect(heard.jobs).toEqual([{ id, image_id: image, status: 'queued', progress: 0 }]);
  });

  it('are for nobody who asks for the headers alone', async () => {
    const url = `${address}/api/job_events?seconds=600`;
    const headers = { authorization: `Bearer ${ana.token}` };
    for (let n = 0; n < 7; n += 1) {
      const answer = await fetch(url, { method: 'HEAD', headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
    }
    const heard = await listen(ana.token);
    expect(heard.status).toBe(200);
    heard.hang();
  });

  it('are for six at a time, and whoever leaves makes room', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => listen(ana.token)));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const refused = await h.call('followJobs', { token: ana.token, query: { seconds: 600 } });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    const colleague = await h.make.person({ org: { id: ana.orgId ?? 0 } });
    const another = await listen(colleague.token);
    expect(another.status).toBe(200);
    all[0]?.hang();
    const next = await vi.waitFor(async () => {
      const heard = await listen(ana.token);
      expect(heard.status).toBe(200);
      return heard;
    }, PATIENCE);
    for (const heard of [...all, another, next]) heard.hang();
  });
});

it('six of a page leave room for the other embed tokens of its key', async () => {
  const key = await h.make.key({ org: { id: ana.orgId ?? 0 } });
  const [visitor, other] = [await h.make.embedToken(key), await h.make.embedToken(key)];
  const all = await Promise.all(Array.from({ length: 6 }, () => listen(visitor.token)));
  const refused = await h.call('followJobs', { token: visitor.token, query: { seconds: 600 } });
  expect(refused.status).toBe(429);
  const others = await Promise.all([other, key].map(({ token }) => listen(token)));
  expect([...all, ...others].map(({ status }) => status)).toEqual(Array(8).fill(200));
  for (const heard of [...all, ...others]) heard.hang();
});

describe('whoever may listen no longer', () => {
  const ends = (heard: Heard) => vi.waitFor(() => expect(heard.ended).toBe(true), PATIENCE);

  it('hears nothing more: signed out, removed, without a key', async () => {
    const org = { id: ana.orgId ?? 0 };
    const [leaver, removed] = [await h.make.person({ org }), await h.make.person({ org })];
    const key = await h.make.key({ org });
    const streams = await Promise.all([leaver, removed, key, ana].map(({ token }) => listen(token)));
    const [left, gone, revoked, stays] = streams as [Heard, Heard, Heard, Heard];
    await h.call('logOut', { token: leaver.token });
    await h.call('removeMember', {
      token: ana.token,
      params: { id: org.id },
      query: { user_id: removed.id },
    });
    await h.call('revokeKey', { token: ana.token, params: { id: org.id, keyId: key.id } });
    await Promise.all([left, gone, revoked].map(ends));
    const id = await order();
    await vi.waitFor(() => expect(stays.jobs.map((job) => job.id)).toContain(id), PATIENCE);
    for (const heard of [left, gone, revoked]) expect(heard.jobs).toEqual([]);
    stays.hang();
  }, 60_000);

  it('hears nothing of what follows their removal at once', async () => {
    const org = { id: ana.orgId ?? 0 };
    const removed = await h.make.person({ org });
    const [gone, stays] = await Promise.all([listen(removed.token), listen(ana.token)]);
    await h.call('removeMember', {
      token: ana.token,
      params: { id: org.id },
      query: { user_id: removed.id },
    });
    const id = await order();
    await vi.waitFor(() => expect(stays.jobs.map((job) => job.id)).toContain(id), PATIENCE);
    await ends(gone);
    expect(gone.jobs).toEqual([]);
    stays.hang();
  });

  it('may be anybody when the program stops', async () => {
    const heard = await listen(ana.token);
    h.services.jobNews.close();
    await ends(heard);
  });
});

it('nobody listens longer than was asked for, though the clock was set back', async () => {
  const news = createJobNews(h.services);
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  try {
    const { events } = await news.listen({ id: 1, org: { id: 1 } } as never, 600);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(600_000);
    events.resume();
    await vi.waitFor(() => expect(events.readableEnded).toBe(true), { timeout: 10_000, interval: 1000 });
  } finally {
    vi.useRealTimers();
    news.close();
  }
});

it('only so many of an organization listen, and only so many of all', async () => {
  const news = createJobNews(h.services, { perCaller: 9, perOrganization: 2, total: 3 });
  const person = (id: number, orgId: number) => ({ id, org: { id: orgId } }) as never;
  await news.listen(person(1, 1), 600);
  await news.listen(person(2, 1), 600);
  await expect(news.listen(person(3, 1), 600)).rejects.toMatchObject({ status: 429 });
  await news.listen(person(4, 2), 600);
  await expect(news.listen(person(5, 3), 600)).rejects.toMatchObject({ status: 503 });
  news.close();
});
