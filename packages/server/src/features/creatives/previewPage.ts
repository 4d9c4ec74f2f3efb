import { type FileType, fileTypeOf } from '@leaf/optimiser/bundle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '../../core/byteCache.ts';
import type { Services } from '../../core/services.ts';
import { html, newNonce } from '../../http/html.ts';
import { originOf, portalOf } from '../../http/local.ts';
import { keyOf, PREVIEWS, readTicket } from './preview.ts';

/** Memory for the files of creatives that are being looked at: the largest unpacks to 50 MB. */
const KEPT_BYTES = 120_000_000;

type Shown = { type: string; data: Uint8Array };
type Files = ReadonlyMap<string, Shown>;

const FONTS: Readonly<Record<string, string>> = { wOFF: 'font/woff', wOF2: 'font/woff2', OTTO: 'font/otf' };
const start = (data: Uint8Array): string => Buffer.from(data.subarray(0, 4)).toString('latin1');

/** The media type of a file by what it is, never by what its name says. */
const mediaTypes: Readonly<Record<FileType, string | ((data: Uint8Array) => string)>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  font: (data) => FONTS[start(data)] ?? 'font/ttf',
  video: (data) => (start(data) === '\x1aE\xdf\xa3' ? 'video/webm' : 'video/mp4'),
  audio: (data) => ({ OggS: 'audio/ogg', RIFF: 'audio/wav' })[start(data)] ?? 'audio/mpeg',
  text: 'text/plain; charset=utf-8',
  other: 'application/octet-stream',
};

function shown(path: string, data: Uint8Array): Shown {
  const type = mediaTypes[fileTypeOf(path, data)];
  return { type: typeof type === 'string' ? type : type(data), data };
}

const bytesOf = (files: Files): number => [...files.values()].reduce((sum, { data }) => sum + data.length, 0);

/**
 * What a file of a creative may do: run, and load the other files of its ticket. Everything else is refused, and its
 * origin is one of its own.
 */
const creativePolicy = (folder: string, ancestors: readonly string[]): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${folder} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${folder} 'unsafe-inline'`,
    `img-src ${folder} data: blob:`,
    `media-src ${folder} data: blob:`,
    `font-src ${folder} data:`,
    "connect-src 'none'",
    "frame-src 'none'",
    "child-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "manifest-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "webrtc 'block'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');

/** Headers that every answer has: a frame of its own origin may load it, and nothing is kept or leaves. */
function confine(reply: FastifyReply, policy: string): FastifyReply {
  return reply.removeHeader('x-frame-options').headers({
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Fonts and modules are fetched with CORS, whose origin is that of no page.
    'Access-Control-Allow-Origin': 'null',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
  });
}

/**
 * A page around a creative that is opened by itself. A sandbox does not keep a tab from going elsewhere; a page that may
 * frame the creative alone does.
 */
function sendAlone(request: FastifyRequest, reply: FastifyReply, folder: string): FastifyReply {
  const nonce = newNonce();
  const page = html`<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Leaf</title><style nonce="${nonce}">html,body,iframe{border:0;display:block;height:100%;margin:0;width:100%}</style></head>
<body><iframe sandbox="allow-scripts" src="${request.url}" title="Leaf"></iframe></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `frame-src ${folder}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return confine(reply, policy).type('text/html; charset=utf-8').send(page.markup);
}

const nothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('');

/** Serves the files of creatives to whoever has a ticket, confined so that they can reach nothing. */
export function servePreviews(scope: FastifyInstance, services: Services): void {
  const { clock, config, db, objects, optimiser } = services;
  const unpacked = createCache<string, Files>(KEPT_BYTES, bytesOf);

  const unpack = async (key: string, orgId: number): Promise<Files> => {
    const { files } = await optimiser.openBundle(() => objects.read(key), { group: orgId });
    return new Map(files.map(({ path, data }) => [path, shown(path, data)]));
  };

  scope.get<{ Params: { ticket: string; '*': string } }>(`${PREVIEWS}/:ticket/*`, async (request, reply) => {
    const { ticket: sealed, '*': path } = request.params;
    const folder = `${originOf(request, config)}${PREVIEWS}/${encodeURIComponent(sealed)}/`;
    const ancestors = [...new Set(["'self'", portalOf(request, config)])];
    confine(reply, creativePolicy(folder, ancestors));
    const ticket = readTicket(config.appSecret, sealed, clock());
    const key = ticket && (await keyOf(db, ticket));
    if (!ticket || key === undefined) return nothing(reply);
    const file = (await unpacked.get(key, () => unpack(key, ticket.orgId))).get(path);
    if (!file) return nothing(reply);
    if (request.headers['sec-fetch-dest'] === 'document') return sendAlone(request, reply, folder);
    return reply.type(file.type).send(Buffer.from(file.data.buffer, file.data.byteOffset, file.data.length));
  });
}
