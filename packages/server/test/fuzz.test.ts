import { Writable } from 'node:stream';
import type { OperationId } from '@leaf/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationFacts, readSpecification } from '../src/core/specification.ts';
import { calls } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import { random } from './trials/random.ts';
import { idleOptimiser, makeWorld, type World } from './world.ts';

/** How many hostile requests; the seed makes a failure repeatable. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 1500);
/** Long enough for the slowest machine. */
const HANG_MS = 60_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: [deep(depth - 1)] });
const hostile: unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  '1',
  'null',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '💣'.repeat(300),
  'x'.repeat(5000),
  "'; drop table app_user; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  [],
  [[]],
  {},
  { length: 1 },
  { toString: 1 },
  { constructor: { prototype: {} } },
  deep(50),
];
const bodies = [
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  `{"name":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  '\u0000',
  '--x\r\nContent-Disposition: form-data\r\n\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a.png"\r\n\r\nno end',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno name\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nbytes\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="\u0000"\r\n\r\nbytes\r\n--x--\r\n',
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'x',
  '',
];

/** What the program logged as an error: a fault that no answer shows. */
const errors: string[] = [];
const log = new Writable({
  write(chunk, _encoding, done) {
    errors.push(String(chunk));
    done();
  },
});

let h: Harness;
let world: World;
beforeAll(async () => {
  h = await startHarness(
    { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' },
    { optimiser: idleOptimiser, works: false, log },
  );
  world = await makeWorld(h.services, h.make);
});
afterAll(() => h.stop());

const facts = operationFacts(readSpecification());
const operations = ([...facts.keys()] as OperationId[]).filter(
  (id) => id !== 'logOut' && id !== 'deleteOrganization',
);

/** The response, or an error that names the request if there is none. */
async function answered<T>(request: Promise<T>, asked: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${asked}`)), HANG_MS);
  });
  return Promise.race([request, hangs]).finally(() => clearTimeout(timer));
}

describe('hostile requests', () => {
  it(`${COUNT} from seed ${SEED} are refused with a sentence or answered, and none is a fault of the server`, {
    timeout: 1_800_000,
  }, async () => {
    const pick = random(SEED);
    const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
    const spoil = (value: object): Record<string, unknown> => {
      const keys = [...Object.keys(value), 'extra', '__proto__'];
      return { ...value, [one(keys)]: one(hostile) };
    };
    const wellFormed = (text: string) => Buffer.from(text).toString();
    const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
    for (let count = 0; count < COUNT; count += 1) {
      const operation = one(operations);
      const { method = 'GET', path = '' } = facts.get(operation) ?? {};
      const person = one([world.people.admin, world.people.operator, world.people.homeless]);
      const good = calls[operation].good(world, person);
      const params = pick(3) === 0 ? spoil(good.params ?? {}) : (good.params ?? {});
      const query = pick(2) === 0 ? spoil(good.query ?? {}) : (good.query ?? {});
      const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(wellFormed(asText(params[name as keyof typeof params]))),
      );
      const search = Object.entries(query)
        .map(([key, value]) => `${key}=${encodeURIComponent(wellFormed(asText(value)))}`)
        .join('&');
      const raw = pick(4) === 0 || operation === 'uploadImage';
      const upload = operation === 'uploadImage' && pick(2) === 0;
      const type = upload ? 'multipart/form-data; boundary=x' : raw ? one(types) : 'application/json';
      const body = raw
        ? one(bodies)
        : JSON.stringify(spoil(typeof good.body === 'object' ? (good.body ?? {}) : {}));
      const request = h.program.app.inject({
        method: method as 'GET',
        url: `/api${filled}?${search}`,
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(method === 'GET' ? {} : { 'content-type': type }),
          ...(pick(8) === 0 ? { 'idempotency-key': asText(one(hostile)).replaceAll(/[^ -~]/g, '?') } : {}),
        },
        ...(method === 'GET' ? {} : { payload: body }),
      });
      const asked = `${count}: ${method} ${filled}?${search} ${type} ${body.slice(0, 300)}`;
      const answer = await answered(request, asked);
      const about = `${asked} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
      expect(answer.statusCode, about).toBeLessThan(500);
      expect(errors, about).toEqual([]);
      if (answer.statusCode >= 400) expect(answer.json().detail, about).toBeTypeOf('string');
    }
    expect((await h.call('getUser', { token: world.people.admin.token })).status).toBe(200);
  });
});
