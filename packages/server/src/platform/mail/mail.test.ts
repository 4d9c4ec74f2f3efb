import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, vi } from 'vitest';
import { MAIL_LEASE_SECONDS } from '../../jobs/queue.ts';
import type { Queue, RunningJob } from '../../jobs/types.ts';
import { mailsHanded } from '../counters.ts';
import { seal, unseal } from '../seal.ts';
import { openDelivery, registerMailWorker } from './index.ts';
import { readOutbox } from './outbox.ts';
import { patience } from './smtp.ts';
import { letters } from './templates.ts';
import type { Delivery } from './types.ts';
import { watchMail } from './watch.ts';

const from = 'Leaf <no-reply@leaf.example>';
const message = {
  to: 'ana@example.org',
  ...letters('https://leaf.example').activation('048213', 'ana@example.org'),
};

describe('the outbox', () => {
  it('keeps each mail as a file, tells one line with the code, and shows the newest first', async () => {
    const dir = join(await mkdtemp(join(tmpdir(), 'leaf-mail-')), 'outbox');
    expect(await readOutbox(dir, 10)).toEqual([]);
    const lines: string[] = [];
    const deliver = openDelivery({ kind: 'outbox', dir, from }, (line) => lines.push(line));
    await deliver(message, 'one');
    await deliver(
      {
        to: 'zoë@example.org',
        ...letters('https://leaf.example', 'fr').memberApproved('Ünïcode & <b>'),
      },
      'two',
    );
    expect(lines[0]).toBe('Mail to ana@example.org: Your activation code · 048213');
    expect(await readdir(dir)).toHaveLength(2);
    const [second, first] = await readOutbox(dir, 10);
    expect(first).toMatchObject({ to: 'ana@example.org', subject: message.subject, code: '048213' });
    expect(first?.text).toBe(message.text.trim());
    expect(second?.code).toBeUndefined();
    expect([first?.language, second?.language]).toEqual(['en', 'fr']);
    expect(second?.subject).toBe('Vous êtes membre de l’organisation que vous avez demandé à rejoindre');
    const [file = ''] = await readdir(dir);
    expect((await readFile(join(dir, file), 'utf8')).toLowerCase()).toContain(
      'from: leaf <no-reply@leaf.example>',
    );
  });
});

describe('SMTP', () => {
  it('delivers to the one it is for', async () => {
    const received: { to: string[]; source: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        void text(stream).then((source) => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const deliver = openDelivery(
      { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from, requireTls: false },
      () => undefined,
    );
    await deliver(message, 'job-1');
    await deliver(message, 'job-1');
    server.close();
    expect(received[0]?.to).toEqual(['ana@example.org']);
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    const again = await PostalMime.parse(received[1]?.source ?? '');
    expect([mail.messageId, again.messageId]).toEqual(['<job-1@leaf.example>', '<job-1@leaf.example>']);
    expect(mail.subject).toBe('Your activation code');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'en' }));
    expect(mail.text?.trim()).toBe(message.text.trim());
    expect(received[0]?.source).not.toContain('x-leaf-code');
  });

  it('sends nothing to a server that offers no TLS where TLS is required', async () => {
    const heard: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        heard.push(password ?? '');
        done(null, { user: 'leaf' });
      },
      onMailFrom: ({ address }, _session, done) => {
        heard.push(address);
        done();
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const url = `smtp://leaf:secret@127.0.0.1:${port}`;
    const deliver = openDelivery({ kind: 'smtp', url, from, requireTls: true }, () => undefined);
    await expect(deliver(message, 'one')).rejects.toThrow();
    server.close();
    expect(heard).toEqual([]);
  });

  it('fails when nobody listens, so that the queue tries again', async () => {
    const deliver = openDelivery(
      { kind: 'smtp', url: 'smtp://127.0.0.1:1', from, requireTls: false },
      () => undefined,
    );
    await expect(deliver(message, 'one')).rejects.toThrow();
  });
});

describe('the worker of the mail queue', () => {
  const secret = 'a secret';
  const job = (id: string, retryCount = 0): RunningJob<'mail'> => ({
    id,
    data: { sealed: seal(secret, 'mail', JSON.stringify(message)) },
    signal: new AbortController().signal,
    retryCount,
    lastTry: retryCount >= 10,
  });

  /** @returns what the queue would call */
  async function worker(deliver: Delivery) {
    let take: (job: RunningJob<'mail'>) => Promise<void> = async () => undefined;
    const queue = {
      work: async (_name: string, _options: object, handler: typeof take) => {
        take = handler;
      },
    };
    let now = new Date('2026-01-01T00:00:00.000Z');
    const watch = watchMail(() => now);
    const log = { warn: vi.fn(), error: vi.fn() };
    await registerMailWorker(queue as unknown as Queue, secret, deliver, { log, watch });
    return {
      take: (it: RunningJob<'mail'>) => take(it),
      watch,
      log,
      pass: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
    };
  }

  const count = async (outcome: string): Promise<number> =>
    (await mailsHanded.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;

  it('hands a mail over once while it is under way, however often the queue gives it out', async () => {
    const accepts: (() => void)[] = [];
    const deliver = vi.fn(() => new Promise<void>((resolve) => accepts.push(resolve)));
    const { take, watch, pass } = await worker(deliver);
    const tries = [take(job('one')), take(job('one', 1)), take(job('one', 2))];
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(watch.state().ok).toBe(true);
    pass(61_000);
    expect(watch.state()).toMatchObject({ ok: false, failing_since: '2026-01-01T00:00:00.000Z' });
    accepts[0]?.();
    await Promise.all(tries);
    expect(deliver).toHaveBeenCalledWith(message, 'one');
    expect(watch.state()).toEqual({ ok: true, failing_since: null, cause: null });
  });

  it('keeps its job longer than a mail server may take for all of its answers', () => {
    const answersToOneMail = 8;
    const longest =
      Object.values(patience).reduce((sum: number, ms) => sum + ms, 0) +
      answersToOneMail * patience.socketTimeout;
    expect(MAIL_LEASE_SECONDS * 1000).toBeGreaterThan(longest);
  });

  it('tells of a failure with its cause and subject and without an address, counts it, and shows it until one leaves', async () => {
    const refusal = Object.assign(new Error('550 5.1.1 <ana@example.org>: no such user, ana@example.org'), {
      code: 'EENVELOPE',
    });
    const deliver = vi.fn<Delivery>().mockRejectedValue(refusal);
    const { take, watch, log, pass } = await worker(deliver);
    const [failed, given, delivered] = [
      await count('failed'),
      await count('given_up'),
      await count('delivered'),
    ];
    await expect(take(job('one'))).rejects.toThrow('no such user');
    pass(1000);
    const last = take(job('one', 10));
    await expect(last).rejects.not.toThrow('ana@example.org');
    const told = {
      mail: 'one',
      subject: 'Your activation code',
      cause: expect.stringContaining('EENVELOPE: 550 5.1.1'),
    };
    expect(log.warn).toHaveBeenCalledWith({ ...told, try: 1 }, 'mail not delivered, will be tried again');
    expect(log.error).toHaveBeenCalledWith({ ...told, try: 11 }, 'mail given up');
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/ana@|048213/);
    expect(watch.state()).toMatchObject({ ok: false, failing_since: '2026-01-01T00:00:00.000Z' });
    expect([await count('failed'), await count('given_up')]).toEqual([failed + 1, given + 1]);
    deliver.mockResolvedValue(undefined);
    await take(job('two'));
    expect(watch.state().ok).toBe(true);
    expect(await count('delivered')).toBe(delivered + 1);
  });
});

describe('a sealed mail', () => {
  it('opens with its key and for its purpose only', () => {
    const sealed = seal('a secret', 'mail', 'code 048213');
    expect(sealed).not.toContain('048213');
    expect(unseal('a secret', 'mail', sealed)).toBe('code 048213');
    expect(() => unseal('another secret', 'mail', sealed)).toThrow();
    expect(() => unseal('a secret', 'backup', sealed)).toThrow();
    expect(() => unseal('a secret', 'mail', `${sealed.slice(0, -2)}xx`)).toThrow();
  });
});
