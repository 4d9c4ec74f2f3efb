import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../seal.ts';
import { openDelivery } from './index.ts';
import { readOutbox } from './outbox.ts';
import { letters } from './templates.ts';

const from = 'Leaf <no-reply@leaf.example>';
const message = { to: 'ana@example.org', ...letters('https://leaf.example').activation('048213') };

describe('the outbox', () => {
  it('keeps each mail as a file, tells one line with the code, and shows the newest first', async () => {
    const dir = join(await mkdtemp(join(tmpdir(), 'leaf-mail-')), 'outbox');
    expect(await readOutbox(dir, 10)).toEqual([]);
    const lines: string[] = [];
    const deliver = openDelivery({ kind: 'outbox', dir, from }, (line) => lines.push(line));
    await deliver(message);
    await deliver({
      to: 'zoë@example.org',
      ...letters('https://leaf.example').memberApproved('Ünïcode & <b>'),
    });
    expect(lines[0]).toBe('Mail to ana@example.org: Your activation code · 048213');
    expect(await readdir(dir)).toHaveLength(2);
    const [second, first] = await readOutbox(dir, 10);
    expect(first).toMatchObject({ to: 'ana@example.org', subject: message.subject, code: '048213' });
    expect(first?.text).toBe(message.text.trim());
    expect(second?.code).toBeUndefined();
    expect(second?.subject).toBe('You are a member of Ünïcode & <b>');
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
    await deliver(message);
    server.close();
    expect(received[0]?.to).toEqual(['ana@example.org']);
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    expect(mail.subject).toBe('Your activation code');
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
    await expect(deliver(message)).rejects.toThrow();
    server.close();
    expect(heard).toEqual([]);
  });

  it('fails when nobody listens, so that the queue tries again', async () => {
    const deliver = openDelivery(
      { kind: 'smtp', url: 'smtp://127.0.0.1:1', from, requireTls: false },
      () => undefined,
    );
    await expect(deliver(message)).rejects.toThrow();
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
