import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { readOutbox } from '../platform/mail/outbox.ts';
import { html, sendPage } from './html.ts';
import { isLocal } from './local.ts';
import { refuse } from './problem.ts';

const SHOWN = 50;

/** The mails of the development outbox, newest first, while the program is for this computer only. */
export function serveOutbox(app: FastifyInstance, config: Config): void {
  const { local, mail } = config;
  if (mail.kind !== 'outbox' || !local) return;
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
