import { describe, expect, it } from 'vitest';
import { fixtures } from '../mocks/index.ts';
import { answering } from '../testing/answering.ts';

const { job, jobResult, jobWithResult } = fixtures;
const read = (body: unknown) => answering([Response.json(body)]).client.getJob(5, 31);

describe('the result of a job', () => {
  it('is found in data', async () => {
    expect(await read({ data: jobWithResult })).toEqual(jobWithResult);
  });

  it('is found beside data', async () => {
    expect(await read({ data: job, result: jobResult })).toEqual(jobWithResult);
  });

  it.each([{ data: job }, { data: { ...job, result: null } }, { data: job, result: null }])(
    'is null while there is none: %j',
    async (body) => {
      expect((await read(body)).result).toBeNull();
    },
  );

  it('has data points as triples, whatever their shape', async () => {
    const data_points = [{ quality: 58, size: 37507, ssim: 0.9808 }, [60, 41323, 0.9829], [1]];
    const avif = { ...jobResult.avif, data_points };
    const found = await read({ data: { ...job, result: { ...jobResult, avif, webp: null } } });
    expect(found.result?.avif?.data_points).toEqual([
      [58, 37507, 0.9808],
      [60, 41323, 0.9829],
    ]);
    expect(found.result?.webp).toBeNull();
    expect(found.result?.jpeg).toEqual(jobResult.jpeg);
  });
});

it('calls the mode of a job type, also where the server says job_type', async () => {
  const { type, ...rest } = job;
  const { client } = answering([Response.json({ data: [job, { ...rest, job_type: type }] })]);
  expect((await client.listJobs(5)).map((found) => found.type)).toEqual(['lightweighting', 'lightweighting']);
});
