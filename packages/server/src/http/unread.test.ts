import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../core/caller.ts';
import type { OperationFacts } from '../core/specification.ts';
import { sendJson } from './answers.ts';
import { createServerInstance } from './server.ts';
import { limitUnread } from './unread.ts';

describe('answers that nobody reads', () => {
  const MB = 1_000_000;
  const answer = () => Object.assign(new EventEmitter(), { destroy: vi.fn() });
  const stage = () => {
    const count = limitUnread(10 * MB);
    return (orgId: number, bytes: number) => {
      const raw = answer();
      count({ orgId, bytes, raw: raw as unknown as ServerResponse });
      return raw;
    };
  };
  const closed = (answers: ReturnType<typeof answer>[]) =>
    answers.map(({ destroy }) => destroy.mock.calls.length > 0);

  it('are given up from the oldest where an organization has too many', () => {
    const send = stage();
    const answers = [4, 3, 3].map((size) => send(1, size * MB));
    const other = send(2, 9 * MB);
    expect(closed(answers)).toEqual([false, false, false]);
    answers.push(send(1, 5 * MB));
    expect(closed([...answers, other])).toEqual([true, true, false, false, false]);
  });

  it.each(['finish', 'close'])('count no more after their %s', (event) => {
    const send = stage();
    const answers = [send(1, 6 * MB)];
    answers[0]?.emit(event);
    answers.push(send(1, 6 * MB));
    expect(closed(answers)).toEqual([false, false]);
    answers.push(send(1, 6 * MB));
    expect(closed(answers)).toEqual([false, true, false]);
  });
});

describe('a reader that stalls', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  it('is disconnected when its organization asks for much more', async () => {
    const app = createServerInstance({ logLevel: 'silent', trustProxy: 0, corsOrigins: [] });
    close = () => app.close();
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request) => {
      request.caller = { org: { id: 1 } } as unknown as Caller;
    });
    const facts = { successStatus: 200, revalidates: false } as OperationFacts;
    const data = Array.from({ length: 300 }, () => 'x'.repeat(100_000));
    app.get('/', (request, reply) => sendJson(request, reply, facts, { data }));
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const readers: Socket[] = [];
    const ask = async () => {
      const connected = once(app.server, 'connection');
      const reader = connect(Number(port), '127.0.0.1').on('error', () => {});
      readers.push(reader);
      reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(reader, 'readable');
      const [connection]: Socket[] = await connected;
      return connection;
    };
    const first = await ask();
    const gone = once(first as Socket, 'close');
    const others = [await ask(), await ask()];
    await gone;
    expect(others.map((connection) => connection?.destroyed)).toEqual([false, false]);
    for (const reader of readers) reader.destroy();
  });
});
