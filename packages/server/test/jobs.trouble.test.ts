import { OptimiserError } from '@leaf/optimiser';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { takeTurn } from '../src/features/optimisation/worker.ts';
import { openJobHarness, PATIENCE } from './jobHarness.ts';

const harness = openJobHarness();

describe('cancelling', () => {
  it('ends a waiting job at once; it never runs', async () => {
    const optimise = harness.hold();
    const blocker = await harness.create('lightweighting', 0.95);
    await harness.ended(blocker.id, 'running');
    const waiting = await harness.create('lightweighting', 0.96);
    expect(await harness.at('cancelJob', waiting.id)).toMatchObject({
      status: 200,
      body: { data: { id: waiting.id, status: 'cancelled' } },
    });
    await harness.at('cancelJob', blocker.id);
    optimise.mockRestore();
    const last = await harness.create('lightweighting', 0.97);
    await harness.ended(last.id, 'completed');
    expect(await harness.read(waiting.id)).toMatchObject({ status: 'cancelled', result: null });
  });

  it('stops a running job, in whichever process it runs', async () => {
    const optimise = harness.hold();
    const { id: jobId } = await harness.create();
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    const signal = optimise.mock.calls[0]?.[0].signal;
    expect(await harness.at('cancelJob', jobId)).toMatchObject({ body: { data: { status: 'cancelled' } } });
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), PATIENCE);
    expect(await harness.read(jobId)).toMatchObject({ status: 'cancelled', error: null });
    expect(await harness.at('cancelJob', jobId)).toMatchObject({ status: 409 });
  });

  it('can be taken back by running the job again', async () => {
    const optimise = harness.hold();
    const { id: jobId } = await harness.create('bpp', 2);
    await harness.at('cancelJob', jobId);
    optimise.mockRestore();
    const { status, body } = await harness.at('retryJob', jobId);
    expect({ status, ...body.data }).toMatchObject({ status: 'queued', type: 'bpp', target: 2 });
    await harness.ended(body.data.id, 'completed');
    expect(await harness.read(jobId)).toMatchObject({ status: 'cancelled' });
  });
});

describe('deleting the image', () => {
  it('stops the job under way and leaves no file behind', async () => {
    const { optimiser, objects } = harness.h.services;
    const original = optimiser.optimise;
    const signals: AbortSignal[] = [];
    // The real optimiser, but it pauses before its end until it is told to stop.
    vi.spyOn(optimiser, 'optimise').mockImplementation(async (request) => {
      const { signal } = request;
      if (signal) signals.push(signal);
      await original(request);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await harness.create();
    const points = () => harness.h.services.db.selectFrom('processed_image').select('object_key').execute();
    await vi.waitFor(async () => expect((await points()).length).toBeGreaterThan(10), PATIENCE);
    const keys = (await points()).map(({ object_key }) => object_key);
    expect(await harness.remove()).toMatchObject({ status: 204 });
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]), PATIENCE);
    harness.h.pass(25 * 3_600_000);
    await cleanUp(harness.h.services);
    await vi.waitFor(async () => {
      for (const key of keys) await expect(objects.read(key)).rejects.toThrow('No object');
    }, PATIENCE);
    expect(await harness.h.services.db.selectFrom('image_job').selectAll().execute()).toEqual([]);
  });
});

function keptLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) };
}

describe('trouble', () => {
  const turn = (name: string, signal = new AbortController().signal) => ({
    id: name,
    data: {},
    signal,
    retryCount: 0,
    lastTry: false,
  });

  it('with the picture itself ends the job with a sentence', async () => {
    const { object_key } = await harness.h.services.db
      .selectFrom('image')
      .select('object_key')
      .where('id', '=', harness.id)
      .executeTakeFirstOrThrow();
    await harness.h.services.objects.delete([object_key]);
    const { id: jobId } = await harness.create();
    const job = await harness.ended(jobId, 'failed');
    const error = 'The image file is missing. Please upload it again.';
    expect(job).toMatchObject({ error, error_code: 'file_missing', result: null });
    expect(await harness.at('retryJob', jobId)).toMatchObject({ status: 201 });
  });

  it('is told in the language of whoever reads it', async () => {
    const tooSlow = new OptimiserError('deadline', 'The image took 90 s.');
    vi.spyOn(harness.h.services.optimiser, 'optimise').mockRejectedValue(tooSlow);
    const { id: jobId } = await harness.create();
    const error_code = 'took_too_long';
    expect(await harness.ended(jobId, 'failed')).toMatchObject({ error: 'The image took 90 s.', error_code });
    const told = {
      de: 'Die Verarbeitung des Bildes dauerte zu lange.',
      fr: 'Le traitement de l’image a pris trop de temps.',
    };
    for (const [language, error] of Object.entries(told)) {
      const headers = { 'accept-language': language };
      expect((await harness.at('getJob', jobId, headers)).body.data).toMatchObject({ error, error_code });
      expect(await harness.list(harness.id, headers)).toMatchObject([{ error, error_code }]);
      const { body } = await harness.h.call('listOutcomes', {
        ...{ token: harness.token, headers },
        query: { images: String(harness.id) },
      });
      expect(body.data).toMatchObject([{ job: { error, error_code } }]);
    }
  });

  it('of before there were codes keeps its sentence', async () => {
    const { db } = harness.h.services;
    harness.hold();
    const { id: jobId } = await harness.create();
    await harness.ended(jobId, 'running');
    const error = 'It did not work.';
    await db.updateTable('image_job').set({ status: 'failed', error }).where('id', '=', jobId).execute();
    const { body } = await harness.at('getJob', jobId, { 'accept-language': 'de' });
    expect(body.data).toMatchObject({ error, error_code: null });
  });

  it.each([
    ['files', 'ENOSPC'],
    ['the database', '53100'],
  ])('with room on the disk of %s ends the job with a sentence', async (_disk, code) => {
    const full = Object.assign(new Error('no space left on device'), { code });
    vi.spyOn(harness.h.services.objects, 'put').mockRejectedValue(full);
    const job = await harness.ended((await harness.create()).id, 'failed');
    expect(job.error).toBe('There is no space left to store the pictures. Please try again later.');
  });

  it('with the removal of files that a newer encoder replaces leaves them to the sweep', async () => {
    const { db, objects } = harness.h.services;
    await harness.ended((await harness.create()).id, 'completed');
    const earlier = await db
      .updateTable('processed_image')
      .set({ encoder: 'earlier' })
      .returning('object_key as key')
      .execute();
    vi.spyOn(objects, 'delete').mockRejectedValue(new Error('the store is away'));
    await harness.ended((await harness.create('lightweighting', 0.981)).id, 'completed');
    const kept = await db.selectFrom('processed_image').select('object_key as key').execute();
    const isReplaced = ({ key }: { key: string }) => !kept.some((file) => file.key === key);
    const replaced = earlier.filter(isReplaced);
    expect(replaced).not.toEqual([]);
    const left = await db.selectFrom('object_reservation').select('key').execute();
    expect(left).toEqual(expect.arrayContaining(replaced));
  });

  it('that passes is tried again and forgotten', async () => {
    vi.spyOn(harness.h.services.objects, 'read').mockRejectedValueOnce(new Error('the store is away'));
    const job = await harness.ended((await harness.create()).id, 'completed');
    expect(job.error).toBeNull();
  });

  it('that stops the worker leaves the job to be taken up where it was', async () => {
    const optimise = harness.hold();
    // The worker of the program is kept busy elsewhere.
    await harness.ended((await harness.create('lightweighting', 0.95)).id, 'running');
    const { id: jobId } = await harness.create('lightweighting', 0.96);
    const stopping = new AbortController();
    const first = takeTurn(harness.h.services, turn('interrupted', stopping.signal));
    await vi.waitFor(() => expect(optimise).toHaveBeenCalledTimes(2), PATIENCE);
    stopping.abort(new Error('stopping'));
    await expect(first).rejects.toThrow('stopping');
    expect(await harness.read(jobId)).toMatchObject({ status: 'running' });
    optimise.mockRestore();
    await takeTurn(harness.h.services, turn('interrupted'));
    expect(await harness.read(jobId)).toMatchObject({ status: 'completed' });
    // A turn that is handed out once more finds nothing to do.
    await takeTurn(harness.h.services, turn('interrupted'));
  });

  it('that comes back every time is in the log each time, and ends the job at last', async () => {
    harness.hold();
    await harness.ended((await harness.create('lightweighting', 0.95)).id, 'running');
    const { id: jobId } = await harness.create('lightweighting', 0.96);
    const away = vi
      .spyOn(harness.h.services.objects, 'read')
      .mockRejectedValue(new Error('the store is away'));
    const { lines, log } = keptLog();
    const services = { ...harness.h.services, log };
    for (let attempt = 1; attempt < 5; attempt += 1)
      await expect(takeTurn(services, turn('again'))).rejects.toThrow('away');
    await takeTurn(services, turn('again'));
    expect(await harness.read(jobId)).toMatchObject({
      status: 'failed',
      error: 'The job could not be finished. Please try again.',
    });
    expect(away).toHaveBeenCalledTimes(5);
    const err = { message: 'the store is away' };
    const warned = { level: 40, job: jobId, image: harness.id, err };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      ...[1, 2, 3, 4].map((nth) => ({ ...warned, try: nth, msg: 'job not finished, will be tried again' })),
      { ...warned, try: 5, msg: 'job failed' },
    ]);
  });
});
