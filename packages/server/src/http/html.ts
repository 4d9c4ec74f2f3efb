import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send. */
export type Html = { markup: string };

const render = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(render).join('');
  if (typeof value === 'object' && value !== null && 'markup' in value) return String(value.markup);
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** Markup from a template; every value in it is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html => ({
  markup: parts.reduce((text, part, index) => `${text}${render(values[index - 1])}${part}`),
});

/** A new nonce for one response. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The resources a page may load: its own files and pictures, and styles and scripts with the nonce.
 * @param frames the only addresses it may frame
 */
export const pagePolicy = (nonce: string, formTarget: string, frames = "'none'"): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${formTarget}`,
    "frame-ancestors 'none'",
  ].join('; ');

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c2a24; --dim: #52635b; --paper: #f5f7f5; --card: #fff; --line: #d5ddd8; --go: #1f6b47; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e6ece8; --dim: #a3b2aa; --paper: #121715; --card: #1b2320; --line: #35403b; --go: #7fd1a6; } }
  body { margin: 0; overflow-wrap: break-word; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; } h2 { font-size: 1rem; margin: 0; }
  p { margin: .5rem 0; } .dim { color: var(--dim); font-size: .9rem; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 1rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
  .code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .5rem 0; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-top: 1.25rem; }
  button { font: inherit; font-weight: 600; color: var(--card); background: var(--go); border: 0; border-radius: .5rem; padding: .6rem 1.1rem; cursor: pointer; }
  button.quiet { background: none; color: var(--ink); border: 1px solid var(--line); }
  a { color: var(--go); } form { margin: 0; }
`;

/** Sends one of the few pages that the server renders itself. */
export function sendPage(
  reply: FastifyReply,
  page: { title: string; language: string; body: Html; formTarget?: string },
  status = 200,
) {
  const nonce = newNonce();
  const document = html`<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${page.title} · Leaf</title><style nonce="${nonce}">${{ markup: STYLE }}</style></head>
<body><main><h1>${page.title}</h1>${page.body}</main></body>
</html>`;
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, page.formTarget ?? ''))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.markup);
}
