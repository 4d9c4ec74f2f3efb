import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { type RefusalCode, refusalLanguage, wordProblem } from '@leaf/api-client/contract';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config.ts';
import { languageOf, problemBody } from '../core/language.ts';
import { answerPreflight, originHeaders } from './security.ts';

/** Larger than any body that the contract allows, but for those of the calls with a limit of their own. */
const JSON_LIMIT = 32_768;
const REQUEST_MS = 120_000;
/** A connection on which no byte moves for so long is closed: a reader that stalls must not keep a file open. */
const IDLE_MS = 300_000;
/** Connections on which nothing is under way. Each takes some 15 KB, also where nothing has ever been sent on it. */
const MOST_IDLE = 5_000;
/** How long a connection outlives its refusal: reset at once, it could take the refusal away before it is read. */
const LINGER_MS = 1_000;

type ErrorInLog = { type: string; message: string; stack: string; code?: unknown; errors?: ErrorInLog[] };

/** Errors keep what helps and lose what a database driver adds: the query's values. Anything else may be thrown too. */
function errorInLog(error: unknown): ErrorInLog {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: error.code } : {}),
    // Of a host with several addresses, Node says only in these why none could be reached.
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorInLog) } : {}),
  };
}

/**
 * No code, token or password is ever logged; a request is identified by its route's pattern, never by its
 * URL.
 */
const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: errorInLog, error: errorInLog },
  redact: ['*.authorization', '*.password', '*.token', '*.secret'],
});

/** So many proxies in front, or those in these ranges. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

const refusals: Record<string, readonly [line: string, code: RefusalCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_too_slow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
};

/** Invalid HTTP gets the same form of response as everything else. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [line, code] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'request_unreadable'];
  answerRaw(socket, line, code);
}

/** The responses that each connection still owes; nothing for one that has never sent a request. */
const owed = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Notes what each connection owes, and bounds those on which nothing is under way: one more takes the place of the one
 * that has had nothing to do for longest.
 */
function followConnections(app: FastifyInstance, mostIdle: number): FastifyInstance {
  const idle = new Set<Socket>();
  function rest(socket: Socket): void {
    const [longest] = idle;
    if (longest && idle.size >= mostIdle) {
      idle.delete(longest);
      longest.destroy();
    }
    idle.add(socket);
  }
  app.server.on('connection', (socket) => {
    rest(socket);
    socket.once('close', () => idle.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    const responses = owed.get(socket) ?? new Set();
    owed.set(socket, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size === 0 && !socket.destroyed) rest(socket);
    });
  });
  // Node does not count a connection as idle that has never sent a request, and would wait for it.
  return app.addHook('preClose', async () => {
    for (const socket of idle) if (!owed.has(socket)) socket.destroy();
  });
}

/** Reads nothing more, even if the reader of a body that is still arriving asks for more. */
function stopReading(socket: Socket): void {
  socket.on('resume', () => socket.pause());
  socket.pause();
}

/**
 * Responds where there is no reply to do it, in the language of the request if its headers have arrived, and closes
 * the connection. The rest of the request is not read: complete, it would be carried out after its refusal. If another
 * response is owed or has begun, it only closes: its bytes would be read as part of that response, or instead of it.
 */
export function answerRaw(socket: Socket, line: string, code: RefusalCode): void {
  const [first, ...others] = owed.get(socket) ?? [];
  if (first && (first.headersSent || first.req.complete || others.length > 0)) {
    socket.destroy();
    return;
  }
  stopReading(socket);
  const language = refusalLanguage(first?.req.headers['accept-language']);
  const body = JSON.stringify(wordProblem({ code }, language));
  const headers = {
    Connection: 'close',
    'Content-Language': language,
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${line}`, ...lines].join('\r\n')}\r\n\r\n${body}`);
  // A client that keeps sending would hold the half-closed connection open, and with it the call that waits for its body.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * A Fastify instance with the server's settings and nothing on it, whose log the rest of the program shares.
 * @param log where the log goes; standard output when left out
 */
export const createServerInstance = (
  config: Pick<Config, 'logLevel' | 'trustProxy' | 'corsOrigins'>,
  log?: Writable,
  { idleMs = IDLE_MS, mostIdle = MOST_IDLE } = {},
): FastifyInstance => {
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    // The program reports this itself, in its own form.
    http: { requireHostHeader: false },
    trustProxy: trusted(config.trustProxy),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: idleMs,
    forceCloseConnections: 'idle',
    // Those already connected are answered; new ones find the port closed.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const { method, headers } = request;
      // No hook runs that would set them.
      reply.headers({
        ...originHeaders(headers.origin, config.corsOrigins),
        'Cache-Control': 'no-store',
        'Content-Language': languageOf(request),
        'X-Content-Type-Options': 'nosniff',
      });
      if (method === 'OPTIONS' && config.corsOrigins.length > 0) return answerPreflight(reply);
      return reply
        .code(400)
        .type('application/json')
        .send(problemBody(request, { code: 'address_unreadable' }));
    },
    routerOptions: { maxParamLength: 200 },
  });
  return followConnections(app, mostIdle);
};
