import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../config.ts';
import { readOutbox } from '../platform/mail/outbox.ts';
import { html, sendPage } from './html.ts';
import { refuse } from './problem.ts';

const SHOWN = 50;

/** A person at this machine: not somebody behind a proxy, nor a page of elsewhere under a rebound name. */
export const isLocal = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLoopback(hostname.replace(/^\[|\]$/g, ''));

/** The mails of the development outbox, newest first, for this machine only. */
export function serveOutbox(app: FastifyInstance, config: Config): void {
  const { mail } = config;
  if (mail.kind !== 'outbox') return;
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(request)) throw refuse('nothing_here');
    const mails = await readOutbox(mail.dir, SHOWN);
    return sendPage(reply, {
      title: 'Outbox',
      body: html`<p class="dim">No mail leaves this machine. The newest ${SHOWN} are shown here; the files are in ${mail.dir}.</p>
${
  mails.length === 0
    ? html`<p>No mail yet.</p>`
    : mails.map(
        ({ to, subject, text, code, at }) => html`<article>
<h2>${subject}</h2><p class="dim">To ${to} · ${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</p>
${code ? html`<p class="code">${code}</p>` : ''}<pre>${text}</pre></article>`,
      )
}`,
    });
  });
}
