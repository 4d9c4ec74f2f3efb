import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let port: number;
let token: string;
beforeAll(async () => {
  h = await startHarness({ PORT: '0' }, { optimiser: idleOptimiser, works: false, checkAnswers: false });
  port = Number(new URL(await h.program.listen()).port);
  ({ token } = (await h.make.company()).admin);
});
afterAll(() => h.stop());

describe('a refusal before the body has been read', () => {
  it.each([
    ['no boundary', 'multipart/form-data', [400, 'upload_unreadable']],
    ['a part that is none', 'multipart/form-data; boundary=x', [400, 'upload_unreadable']],
    ['another type', 'image/jpeg', [415, expect.any(String)]],
  ])('leaves the connection to the next request: an upload with %s', async (_what, type, refusal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (method: string, path: string, headers = {}, body = '') => {
      const authorization = { Authorization: `Bearer ${token}` };
      const call = request({ agent, port, method, path, headers: { ...authorization, ...headers } });
      call.end(body);
      const [answer] = await once(call, 'response');
      return [answer.statusCode, ((await json(answer)) as { code?: string }).code, call.reusedSocket];
    };
    const body = `--x\r\n${'bad '.repeat(500_000)}`;
    expect(await send('POST', '/api/images', { 'Content-Type': type }, body)).toEqual([...refusal, false]);
    expect(await send('GET', '/api/user')).toEqual([200, undefined, true]);
    agent.destroy();
  });
});
