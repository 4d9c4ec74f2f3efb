import { estimate } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({});
});
afterAll(() => h.stop());

const ask = (body: object, from = '192.0.2.9') => h.call('estimate', { body, from });
const { storage } = newRows;

describe('an estimate without an account', () => {
  it('has the figures and traces of the model', async () => {
    const { status, body } = await ask(exampleRows);
    expect(status).toBe(200);
    expect(body.data).toEqual(JSON.parse(JSON.stringify(estimate(exampleRows))));
  });

  it('says where a value is wrong, and estimates nothing', async () => {
    const { status, body } = await ask({
      storage: [storage],
      delivery: [newRows.delivery, { ...newRows.delivery, country: 'Atlantis' }],
    });
    expect(status).toBe(422);
    expect(body.data).toBeUndefined();
    expect(body.errors).toMatchObject([{ path: 'delivery.1.country', code: 'unknown_country' }]);
  });

  it.each([
    ['de', 'country', { country: 'Atlantis' }, '„Land“: Für das Land „Atlantis“ haben wir keine Zahlen.'],
    ['de', 'region', { region: 'Asia' }, '„Region“ muss eine dieser Regionen sein: Europe, NA, APAC, LATAM.'],
  ])('says in %s what is wrong with a %s', async (language, path, wrong, message) => {
    const { body } = await h.call('estimate', {
      headers: { 'accept-language': language },
      body: { delivery: [{ ...newRows.delivery, ...wrong }] },
    });
    expect(body.errors).toMatchObject([{ path: `delivery.0.${path}`, message }]);
  });

  it.each([
    ['51 rows of a stage', { storage: Array.from({ length: 51 }, () => storage) }, 422],
    ['another stage', { retention: [storage] }, 422],
    ['a body of more than 128 KiB', { storage: [{ ...storage, name: 'x'.repeat(140_000) }] }, 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await ask(body)).status).toBe(status);
  });

  it('names at most 50 faults', async () => {
    const wrong = { ...newRows.consumption, country: 'Atlantis' };
    const { body } = await ask({
      delivery: Array.from({ length: 40 }, () => ({ ...newRows.delivery, country: 'Atlantis' })),
      consumption: Array.from({ length: 40 }, () => wrong),
    });
    expect(body.errors).toHaveLength(50);
  });

  it('can be asked for 60 times a minute from an address; other calls and addresses go on', async () => {
    const from = '192.0.2.10';
    for (let call = 0; call < 60; call += 1) expect((await ask({}, from)).status).toBe(200);
    expect(await ask({}, from)).toMatchObject({ status: 429, body: { code: 'too_many_calls' } });
    expect((await ask({}, '192.0.2.11')).status).toBe(200);
    expect((await h.call('forgotPassword', { query: { email: 'a@example.org' }, from })).status).toBe(200);
  });
});
