import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { serveText } from './published.ts';

const app = Fastify();
afterAll(() => app.close());

it('writes a text again after it could not be written', async () => {
  let tries = 0;
  serveText(app, '/text', 'text/plain', async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return 'written';
  });
  const read = async () => {
    const { statusCode, body } = await app.inject('/text');
    return [statusCode, statusCode === 200 ? body : ''];
  };
  expect(await read()).toEqual([500, '']);
  expect(await read()).toEqual([200, 'written']);
  expect(await read()).toEqual([200, 'written']);
  expect(tries).toBe(2);
});
