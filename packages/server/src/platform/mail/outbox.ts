import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { MailConfig } from '../../serviceConfig.ts';
import { flush } from '../flush.ts';
import { messageId } from './messageId.ts';
import type { Delivery } from './types.ts';

type OutboxConfig = Extract<MailConfig, { kind: 'outbox' }>;

const CODE_HEADER = 'x-leaf-code';
const LANGUAGE_HEADER = 'content-language';

/** A mail as the outbox page shows it. */
export type OutboxMail = {
  to: string;
  subject: string;
  text: string;
  code?: string;
  at: Date;
  language?: string;
};

/** Delivery for development: an `.eml` file per mail, flushed to the disk, and one line with the code. */
export function outboxDelivery({ dir, from }: OutboxConfig, announce: (line: string) => void): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return async ({ to, subject, text, code, language }, id) => {
    const headers = {
      ...(code ? { [CODE_HEADER]: code } : {}),
      ...(language ? { [LANGUAGE_HEADER]: language } : {}),
    };
    const { message } = await composer.sendMail({
      to,
      subject,
      text,
      headers,
      messageId: messageId(id, from),
    });
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(':', '-');
    await writeFile(join(dir, `${stamp}-${randomUUID().slice(0, 8)}.eml`), message, {
      mode: 0o600,
      flush: true,
    });
    await flush(dir);
    announce(code ? `Mail to ${to}: ${subject} · ${code}` : `Mail to ${to}: ${subject}`);
  };
}

/** The newest mails of the outbox, newest first. */
export async function readOutbox(dir: string, limit: number): Promise<OutboxMail[]> {
  const files = await readdir(dir).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (file) => {
      const mail = await PostalMime.parse(await readFile(join(dir, file)));
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      const code = header(CODE_HEADER);
      const language = header(LANGUAGE_HEADER);
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text?.trim() ?? '',
        at: new Date(mail.date ?? 0),
        ...(code ? { code } : {}),
        ...(language ? { language } : {}),
      };
    }),
  );
}
