import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defaultLimits } from '../limits.ts';
import type { OptimiseTask, Reply, Request } from './messages.ts';

interface Child {
  sent: Request[];
  send: (request: Request) => void;
  kill: () => void;
  reply: (reply: Reply) => void;
}

const children: Child[] = [];
let createHost: typeof import('./host.ts').createHost;

vi.mock('./fork.ts', () => ({
  forkChild: (_options: unknown, reply: Child['reply']): Child => {
    const sent: Request[] = [];
    const child: Child = { sent, send: (request) => sent.push(request), kill: () => {}, reply };
    children.push(child);
    return child;
  },
  endChild: async () => {},
}));

// Files share modules: one before may have loaded the host with real processes, and none after shall get these.
beforeAll(async () => {
  vi.resetModules();
  ({ createHost } = await import('./host.ts'));
});
afterAll(() => {
  vi.doUnmock('./fork.ts');
  vi.resetModules();
});

const task: OptimiseTask = {
  kind: 'optimise',
  bytes: new Uint8Array(),
  mode: 'lightweighting',
  target: 0.98,
  known: [],
};

const planned = (child: Child | undefined) =>
  child?.sent.map((request) => ('task' in request ? [request.id, request.limits.memory] : []));

it('the job with the largest picture starts again with less memory, then fails; its neighbour is not to blame', async () => {
  const memory = 1e9;
  const host = createHost('jobs', { ...defaultLimits, memory }, 2);
  const small = host.run(task, { deadline: 1e6 });
  const large = host.run(task, { deadline: 1e6 });
  const failed = large.catch((error: unknown) => error);
  const closed = small.catch((error: unknown) => error);
  const tooMuch = { event: 'usage', rss: memory + 1, cpu: 0 } as const;

  const [first] = children;
  first?.reply({ id: 1, event: 'opened', megapixels: 0.1 });
  first?.reply({ id: 2, event: 'opened', megapixels: 20 });
  first?.reply(tooMuch);
  expect(planned(children[1])).toEqual([
    [1, memory],
    [2, memory * 0.6],
  ]);

  children[1]?.reply(tooMuch);
  expect(await failed).toMatchObject({ code: 'memory' });
  expect(planned(children[2])).toEqual([[1, memory]]);

  await host.close();
  expect(await closed).toMatchObject({ message: 'The optimiser was closed.' });
});
