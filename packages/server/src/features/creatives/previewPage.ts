import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FileType, fileTypeOf, readText } from '@leaf/optimiser/bundle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '../../core/byteCache.ts';
import type { Services } from '../../core/services.ts';
import { html, newNonce } from '../../http/html.ts';
import { originOf, portalOf } from '../../http/local.ts';
import { ObjectMissing } from '../../platform/objects/types.ts';
import { byteRange } from './byteRange.ts';
import { pieces, weakly } from './pieces.ts';
import { keyOf, PREVIEWS, readTicket } from './preview.ts';

/** Memory for the files of creatives that are being looked at: the largest unpacks to 50 MB. */
const KEPT_BYTES = 120_000_000;

type Shown = { type: string; data: Uint8Array /** Whether its scripts run. */; runs: boolean };
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

/**
 * Runs before anything of a document. No policy that browsers know keeps a page from WebRTC, whose packets go to any
 * address; a page without its constructor can make none, and there is no second realm to take it from.
 */
const PRELUDE = `<script>for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'])
delete globalThis[name]; document.currentScript.remove();</script>`;

/** A doctype with nothing but space before it, as the first thing that a parser reads. */
const DOCTYPE = /^\uFEFF?\s*<!doctype[^>]*>/i;

/** The document with the prelude as its first element, in the mode that it asks for. */
function withPrelude(html: string): string {
  const doctype = DOCTYPE.exec(html)?.[0];
  if (doctype !== undefined) return doctype + PRELUDE + html.slice(doctype.length);
  // Behind a comment, for example: what a browser takes for one is not for this program to guess.
  return (/<!doctype html>/i.test(html.slice(0, 2000)) ? '<!doctype html>' : '') + PRELUDE + html;
}

function shown(path: string, data: Uint8Array): Shown {
  const kind = fileTypeOf(path, data);
  const type = mediaTypes[kind];
  if (typeof type !== 'string') return { type: type(data), data, runs: false };
  // All texts are sent as UTF-8, whatever encoding they are in.
  const text = type.includes('charset') ? readText(path, data) : undefined;
  if (text === undefined) return { type, data, runs: false };
  return kind === 'html'
    ? { type, data: Buffer.from(withPrelude(text)), runs: true }
    : { type, data: isUtf8(data) ? data : Buffer.from(text), runs: false };
}

const bytesOf = (files: Files): number => [...files.values()].reduce((sum, { data }) => sum + data.length, 0);

/**
 * What a file of a creative may do: run if it is a document, and load the other files of its ticket. Everything else is
 * refused, and its origin is one of its own.
 */
const creativePolicy = (folder: string, ancestors: readonly string[], runs: boolean): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${runs ? `${folder} 'unsafe-inline' 'unsafe-eval'` : "'none'"}`,
    `style-src ${folder} 'unsafe-inline'`,
    `img-src ${folder} data: blob:`,
    `media-src ${folder} data: blob:`,
    `font-src ${folder} data:`,
    // Animations such as Lottie's fetch their data.
    `connect-src ${folder} data: blob:`,
    "frame-src 'none'",
    "child-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "manifest-src 'none'",
    "form-action 'none'",
    `base-uri ${folder}`,
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');

/** Headers that every answer has: a frame of its own origin may load it, and nothing is kept or leaves. */
function confine(reply: FastifyReply, folder: string, policy: string): FastifyReply {
  // A sandboxed page shares its origin with no other: asking for a process of its own is only a warning in the console.
  return reply
    .removeHeader('x-frame-options')
    .removeHeader('origin-agent-cluster')
    .headers({
      'Content-Security-Policy': policy,
      // What no policy of content covers: WebRTC, and connections that are opened in advance.
      'Connection-Allowlist': `("${folder}*")`,
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
  return confine(reply, folder, policy).type('text/html; charset=utf-8').send(page.markup);
}

/** A file to send. */
type Sending = Pick<Shown, 'type'> & {
  bytes: number;
  /** Changes with the content of the file. */
  tag: string;
  read: () => Promise<Uint8Array>;
};

/** Sends a file or the part of it that is asked for: players seek by parts, and Safari plays nothing without them. */
function sendParts(request: FastifyRequest, reply: FastifyReply, { type, bytes, tag, read }: Sending) {
  const { method, headers } = request;
  const etag = `"${tag}"`;
  reply.type(type).headers({ 'Accept-Ranges': 'bytes', ETag: etag });
  // Parts of two versions do not fit together.
  const same = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = method === 'GET' && same ? byteRange(headers.range, bytes) : undefined;
  if (part === 'beyond')
    return reply
      .code(416)
      .header('Content-Range', `bytes */${bytes}`)
      .type('text/plain; charset=utf-8')
      .send('');
  const { first, last } = part ?? { first: 0, last: bytes - 1 };
  if (part) reply.code(206).header('Content-Range', `bytes ${first}-${last}/${bytes}`);
  reply.header('Content-Length', last - first + 1);
  return reply.send(
    Readable.from(method === 'HEAD' ? [] : pieces(read, { first, last }), { objectMode: false }),
  );
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
  /** None if the ZIP has been removed from the store. */
  const filesOf = (key: string, orgId: number): Promise<Files> =>
    unpacked
      .get(key, () => unpack(key, orgId))
      .catch((error: unknown) => {
        if (error instanceof ObjectMissing) return new Map();
        throw error;
      });

  scope.get<{ Params: { ticket: string; '*': string } }>(`${PREVIEWS}/:ticket/*`, async (request, reply) => {
    const { ticket: sealed, '*': path } = request.params;
    const folder = `${originOf(request, config)}${PREVIEWS}/${encodeURIComponent(sealed)}/`;
    const ancestors = [...new Set(["'self'", portalOf(request, config), ...config.corsOrigins])];
    confine(reply, folder, creativePolicy(folder, ancestors, false));
    const ticket = readTicket(config.appSecret, sealed, clock());
    const key = ticket && (await keyOf(db, ticket));
    if (!ticket || key === undefined) return nothing(reply);
    const find = async () => (await filesOf(key, ticket.orgId)).get(path);
    const file = await find();
    if (!file) return nothing(reply);
    if (request.headers['sec-fetch-dest'] === 'document') return sendAlone(request, reply, folder);
    if (file.runs) confine(reply, folder, creativePolicy(folder, ancestors, true));
    // A stored ZIP never changes; what is put before its documents may.
    const tag = hash('sha256', [key, path, PRELUDE].join('\n'), 'base64url');
    const known = weakly(file, async () => {
      const found = await find();
      if (!found) throw new ObjectMissing(key);
      return found;
    });
    const read = async () => (await known()).data;
    return sendParts(request, reply, { type: file.type, bytes: file.data.length, tag, read });
  });
}
