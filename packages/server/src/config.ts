import { join, resolve } from 'node:path';
import { isLoopback } from './loopback.ts';
import { keptSecret, SECRET_LENGTH } from './platform/app-secret.ts';
import {
  address,
  choice,
  type Environment,
  flag,
  matching,
  number,
  text,
  trimmed,
  trustProxy,
  webAddress,
  whole,
} from './settings.ts';
import { ConfigError, reason, StartError } from './start-error.ts';

export { ConfigError };

/** The parts of the program that run in this process. */
export type Role = 'all' | 'api' | 'worker';

/** Where uploaded and processed pictures are stored. */
export type ObjectsConfig =
  | { kind: 'disk'; dir: string }
  | {
      kind: 's3';
      endpoint: string | undefined;
      region: string;
      bucket: string;
      /** The prefix of every key: empty, or ending with a slash. */
      prefix: string;
      accessKeyId: string | undefined;
      secretAccessKey: string | undefined;
      forcePathStyle: boolean;
    };

/** How mail is sent: as files for development, by SMTP in production. */
export type MailConfig =
  | { kind: 'outbox'; dir: string; from: string }
  | {
      kind: 'smtp';
      url: string;
      from: string;
      /** Mail is not sent without TLS. */
      requireTls: boolean;
    };

/** Who takes payments: nobody (pages served by this program) or Stripe. */
export type BillingConfig =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      webhookSecret: string;
      priceId: string | undefined;
      /** Base address of the Stripe API; only tests change it. */
      apiBase: URL | undefined;
    };

/** The whole configuration, validated once. */
export type Config = {
  role: Role;
  production: boolean;
  host: string;
  port: number;
  /** Port of the metrics on loopback; none if undefined. */
  adminPort: number | undefined;
  dataDir: string;
  /** PostgreSQL; the embedded database if undefined. */
  databaseUrl: string | undefined;
  objects: ObjectsConfig;
  mail: MailConfig;
  billing: BillingConfig;
  /** Key for hashing codes and sealing mail. */
  appSecret: string;
  /** The public address, without a trailing slash. */
  publicUrl: string;
  /** Address of the portal if it is served from elsewhere; otherwise the same as `publicUrl`. */
  portalUrl: string;
  /** Origins whose pages may call the API, `https://*.example.org` for all names below one; CORS is off without any. */
  corsOrigins: readonly string[];
  trustProxy: false | number | string;
  platformAdminEmail: string | undefined;
  /** Seed example data at the first start. */
  demo: boolean;
  /** The operator asked for a public demo, so features meant for one computer may be public. */
  allowDemo: boolean;
  /** Whether the program is meant to be reachable from elsewhere: features meant for one computer are then refused. */
  inPublic: boolean;
  /** Whether only this computer can reach the program. */
  local: boolean;
  /** Whether HSTS includes subdomains of the public address. */
  hstsSubdomains: boolean;
  rateLimitScale: number;
  upload: { maxBytes: number; maxMegapixels: number };
  /** The limits of an organization. */
  quotas: { campaigns: number; rows: number; images: number; bytes: number };
  /** How many optimisation jobs this process runs at a time. */
  optimiseConcurrency: number;
  /** Days after its last job for which the pictures made of an image are kept; 0: as long as the image. */
  picturesKeptDays: number;
  logLevel: string;
  /** Where spans are sent; nowhere if undefined. */
  tracing: { url: string } | undefined;
};

function role(named: string | undefined): Role {
  const value = named ?? 'all';
  if (value === 'all' || value === 'api' || value === 'worker') return value;
  throw new ConfigError(`The role must be all, api or worker, not "${value}".`);
}

/** A setting that needs another one was set for a reason: the other one was forgotten. */
function needs(env: Environment, name: string, others: readonly string[]): void {
  for (const other of others)
    if (text(env, other) !== undefined) throw new ConfigError(`${other} is set, but ${name} is not.`);
}

/** A folder of the bucket, ending with exactly one slash. */
function s3Prefix(env: Environment): string {
  const raw = matching(env, 'S3_PREFIX', {
    form: /^\/*(\w[\w.-]*(\/\w[\w.-]*)*)?\/*$/,
    is: 'letters, digits, ".", "_" and "-" between slashes',
  })?.replaceAll(/^\/+|\/+$/g, '');
  return raw ? `${raw}/` : '';
}

function objects(env: Environment, dataDir: string): ObjectsConfig {
  const endpoint = trimmed(webAddress(env, 'S3_ENDPOINT'));
  const bucket = matching(env, 'S3_BUCKET', {
    form: /^[A-Za-z0-9][\w.-]{1,254}$/,
    is: 'the name of a bucket',
  });
  if (!bucket) {
    needs(env, 'S3_BUCKET', ['S3_ENDPOINT', 'S3_PREFIX', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    return { kind: 'disk', dir: join(dataDir, 'objects') };
  }
  const accessKeyId = text(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = text(env, 'S3_SECRET_ACCESS_KEY');
  if (!accessKeyId) needs(env, 'S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY']);
  if (!secretAccessKey) needs(env, 'S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID']);
  return {
    kind: 's3',
    endpoint,
    bucket,
    prefix: s3Prefix(env),
    region: matching(env, 'S3_REGION', { form: /^[a-z0-9-]+$/i, is: 'the name of a region' }) ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    forcePathStyle: choice(env, 'S3_FORCE_PATH_STYLE', ['true', 'false']) !== 'false',
  };
}

/** Parameters allowed in a mail server's address, and those that would let mail go unprotected. */
const UNPROTECTED = ['ignoreTLS', 'opportunisticTLS', 'requireTLS', 'secure', 'tls.rejectUnauthorized'];

function mail(env: Environment, dataDir: string): MailConfig {
  const from =
    matching(env, 'MAIL_FROM', {
      form: /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      is: 'an address such as Leaf <leaf@example.org>',
    }) ?? 'Leaf <no-reply@leaf.localhost>';
  const server = address(env, 'SMTP_URL', { schemes: ['smtp:', 'smtps:'], secret: true });
  const insecure = flag(env, 'SMTP_INSECURE');
  if (!server) return { kind: 'outbox', dir: join(dataDir, 'outbox'), from };
  if (!server.hostname) throw new ConfigError('SMTP_URL must name a mail server.');
  const unprotected = UNPROTECTED.find((name) => server.searchParams.has(name));
  if (unprotected && !insecure)
    throw new ConfigError(
      `SMTP_URL must not set ${unprotected}: mail goes out by TLS. SMTP_INSECURE=1 lets it go without.`,
    );
  const requireTls = !insecure && !isLoopback(server.hostname);
  return { kind: 'smtp', url: text(env, 'SMTP_URL') ?? '', from, requireTls };
}

function billing(env: Environment): BillingConfig {
  const secretKey = matching(env, 'STRIPE_SECRET_KEY', {
    form: /^[sr]k_\S+$/,
    is: 'a secret key of Stripe (sk_… or rk_…)',
    secret: true,
  });
  if (!secretKey) {
    needs(env, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID', 'STRIPE_API_BASE']);
    return { kind: 'sandbox' };
  }
  const webhookSecret = matching(env, 'STRIPE_WEBHOOK_SECRET', {
    form: /^whsec_\S+$/,
    is: 'the secret of a webhook of Stripe (whsec_…)',
    secret: true,
  });
  if (!webhookSecret) throw new ConfigError('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not.');
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    priceId: matching(env, 'STRIPE_PRICE_ID', { form: /^[\w-]+$/, is: 'the id of a price' }),
    apiBase: webAddress(env, 'STRIPE_API_BASE'),
  };
}

/** The trace collector, from OpenTelemetry's own variables: one for traces alone, or one for everything. */
function tracing(env: Environment): Config['tracing'] {
  if (text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const own = webAddress(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')?.href;
  if (own !== undefined) return { url: own };
  const base = trimmed(webAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'));
  return base === undefined ? undefined : { url: `${base}/v1/traces` };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The origin of a page: scheme, name and port only. */
function origin(env: Environment, name: string): string | undefined {
  const found = webAddress(env, name);
  if (found && found.pathname !== '/')
    throw new ConfigError(`${name} must be an origin without a path, such as ${found.origin}.`);
  return found?.origin;
}

/** In place of the first label of a name. */
const ANY = /^(https?:\/\/)\*\.(?=[^.]+\.[^.])/;

/** Origins by commas, of which any may stand for all names below one, such as `https://*.example.org`. */
function origins(env: Environment, name: string): string[] {
  const listed = text(env, name)?.split(',') ?? [];
  return listed.map((entry) => {
    const written = entry.trim();
    const given = written.replace(ANY, '$1any.');
    const found = URL.canParse(given) ? new URL(given) : undefined;
    const isOrigin = found && /^https?:$/.test(found.protocol) && found.href === `${found.origin}/`;
    if (!isOrigin || found.hostname.includes('*'))
      throw new ConfigError(
        `${name} must be origins by commas, such as https://www.example.org or https://*.example.org.`,
      );
    return ANY.test(written) ? found.origin.replace('//any.', '//*.') : found.origin;
  });
}

/** Whether a complete address refers to this computer. */
const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);

/** The key for code hashes: configured, or stored in the folder if everything is kept there. */
function appSecret(env: Environment, dataDir: string, embedded: boolean): string {
  const given = text(env, 'APP_SECRET');
  if (given !== undefined) {
    if (given.length < SECRET_LENGTH)
      throw new ConfigError(`APP_SECRET must have at least ${SECRET_LENGTH} characters.`);
    return given;
  }
  if (!embedded) throw new ConfigError('APP_SECRET is needed when DATABASE_URL is set.');
  try {
    return keptSecret(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new ConfigError(`DATA_DIR cannot be used: ${reason(error)}.`);
  }
}

/** The sign that people other than the one at this computer are meant to reach the program. */
function publicity({ production, publicUrl, portalUrl }: Config): string {
  if (production) return 'NODE_ENV is production';
  const [name, value] = isHere(publicUrl) ? ['PORTAL_ORIGIN', portalUrl] : ['PUBLIC_URL', publicUrl];
  return `${name} (${value}) is not of this computer`;
}

/** Features meant for one computer: each is refused if the program is public, unless explicitly requested. */
function refuseInPublic(config: Config): void {
  if (!config.inPublic || config.allowDemo) return;
  const why = publicity(config);
  const refuse = (what: string): never => {
    throw new ConfigError(`${why}, but ${what}, or set ALLOW_DEMO=1 for a demo.`);
  };
  if (config.mail.kind === 'outbox') refuse('SMTP_URL is not set. Set it');
  if (config.billing.kind === 'sandbox') refuse('STRIPE_SECRET_KEY is not set. Set it');
  for (const [name, value] of Object.entries({
    PUBLIC_URL: config.publicUrl,
    PORTAL_ORIGIN: config.portalUrl,
  }))
    if (!value.startsWith('https:')) refuse(`${name} (${value}) is not an https address. Set one`);
  if (config.demo) refuse('DEMO is on. Switch it off');
}

function refuseUnsafe(config: Config): void {
  if (config.role !== 'all' && !config.databaseUrl)
    throw new ConfigError(
      `The role "${config.role}" needs DATABASE_URL: the embedded database has one owner.`,
    );
  if (config.adminPort !== undefined && config.adminPort !== 0 && config.adminPort === config.port)
    throw new ConfigError(`ADMIN_PORT must be another port than PORT, not ${config.port} too.`);
  refuseInPublic(config);
}

/**
 * Reads the environment once.
 * @throws {ConfigError} for an invalid value or an unsafe combination
 */
export function readConfig(env: Environment, flags: { role?: string | undefined } = {}): Config {
  const host =
    matching(env, 'HOST', { form: /^[\w.:-]+$/, is: 'a name or an address to listen on' }) ?? '127.0.0.1';
  const port = whole(env, 'PORT', 8080, 0, 65_535);
  const dataDir = resolve(text(env, 'DATA_DIR') ?? './data');
  address(env, 'DATABASE_URL', { schemes: ['postgres:', 'postgresql:'], secret: true });
  const databaseUrl = text(env, 'DATABASE_URL');
  const publicUrl = trimmed(webAddress(env, 'PUBLIC_URL')) ?? `http://localhost:${port}`;
  const portalOrigin = origin(env, 'PORTAL_ORIGIN');
  const portalUrl = portalOrigin ?? publicUrl;
  const objectStore = objects(env, dataDir);
  const mailer = mail(env, dataDir);
  const biller = billing(env);
  const production = text(env, 'NODE_ENV') === 'production';
  const inPublic = production || !isHere(publicUrl) || !isHere(portalUrl);
  const local = isLoopback(host) && isHere(publicUrl) && isHere(portalUrl);
  const embedded =
    !databaseUrl && objectStore.kind === 'disk' && mailer.kind === 'outbox' && biller.kind === 'sandbox';
  const demo = choice(env, 'DEMO', ['on', 'off']) ?? (embedded && local ? 'on' : 'off');

  const config: Config = {
    role: role(flags.role),
    production,
    host,
    port,
    adminPort: text(env, 'ADMIN_PORT') === undefined ? undefined : whole(env, 'ADMIN_PORT', 0, 0, 65_535),
    dataDir,
    databaseUrl,
    objects: objectStore,
    mail: mailer,
    billing: biller,
    appSecret: '',
    publicUrl,
    portalUrl,
    corsOrigins: [...(portalOrigin === undefined ? [] : [portalOrigin]), ...origins(env, 'CORS_ORIGINS')],
    trustProxy: trustProxy(env),
    platformAdminEmail: matching(env, 'PLATFORM_ADMIN_EMAIL', {
      form: /^[^\s@<>]+@[^\s@<>]+$/,
      is: 'an e-mail address',
    })?.toLowerCase(),
    demo: demo === 'on',
    allowDemo: flag(env, 'ALLOW_DEMO'),
    inPublic,
    local,
    hstsSubdomains: flag(env, 'HSTS_SUBDOMAINS'),
    rateLimitScale: number(env, 'RATE_LIMIT_SCALE', 1, 0.001, 1e9),
    upload: {
      maxBytes: whole(env, 'UPLOAD_MAX_BYTES', 25_000_000, 1, 1e9),
      maxMegapixels: number(env, 'UPLOAD_MAX_MEGAPIXELS', 64, 0.01, 1000),
    },
    quotas: {
      campaigns: whole(env, 'QUOTA_CAMPAIGNS', 2000, 1, 1e6),
      rows: whole(env, 'QUOTA_ROWS', 200_000, 1, 1e9),
      images: whole(env, 'QUOTA_IMAGES', 5000, 1, 1e9),
      bytes: whole(env, 'QUOTA_BYTES', 50e9, 1, 1e15),
    },
    optimiseConcurrency: whole(env, 'OPTIMISE_CONCURRENCY', 2, 1, 64),
    picturesKeptDays: whole(env, 'PICTURES_KEPT_DAYS', 0, 0, 36500),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS) ?? (production ? 'info' : 'warn'),
    tracing: tracing(env),
  };
  refuseUnsafe(config);
  // Last, since it may create a file: a refused start leaves nothing behind.
  return { ...config, appSecret: appSecret(env, dataDir, !databaseUrl) };
}
