import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { languageOf } from '../core/language.ts';
import { refuse } from '../core/problem.ts';
import { readOutbox } from '../platform/mail/outbox.ts';
import { wordsOf } from '../words/languages.ts';
import { html, sendPage } from './html.ts';
import { isLocal } from './local.ts';

const SHOWN = 50;

/** The mails of the development outbox, newest first, available only while the program serves this computer alone. */
export function serveOutbox(app: FastifyInstance, config: Config): void {
  const { local, mail } = config;
  if (mail.kind !== 'outbox' || !local) return;
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(request)) throw refuse('nothing_here');
    const mails = await readOutbox(mail.dir, SHOWN);
    const language = languageOf(request);
    const { title, about, none, line, at: instant } = wordsOf[language].pages.outbox;
    return sendPage(reply, {
      title,
      language,
      body: html`<p class="dim">${about(String(SHOWN), mail.dir)}</p>
${
  mails.length === 0
    ? html`<p>${none}</p>`
    : mails.map(
        ({ to, subject, text, code, at, language: written }) => html`<article lang="${written ?? ''}">
<h2>${subject}</h2><p class="dim" lang="${language}">${line(to, instant(at))}</p>
${code ? html`<p class="code">${code}</p>` : ''}<pre>${text}</pre></article>`,
      )
}`,
    });
  });
}
