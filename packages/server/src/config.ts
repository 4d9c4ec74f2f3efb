import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Which parts of the program run in this process. */
export type Role = 'all' | 'api' | 'worker';

/** Where uploaded and made pictures are kept. */
export type ObjectsConfig =
  | { kind: 'disk'; dir: string }
  | {
      kind: 's3';
      endpoint: string | undefined;
      region: string;
      bucket: string;
      /** What every key begins with: empty, or ending with a slash. */
      prefix: string;
      accessKeyId: string | undefined;
      secretAccessKey: string | undefined;
      forcePathStyle: boolean;
    };

/** How mail leaves: as files for development, by SMTP in production. */
export type MailConfig =
  | { kind: 'outbox'; dir: string; from: string }
  | { kind: 'smtp'; url: string; from: string };

/** Who takes the money: nobody (pages served by this program) or Stripe. */
export type BillingConfig =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      webhookSecret: string;
      priceId: string | undefined;
      /** Base address of the Stripe API; only a test points it elsewhere. */
      apiBase: URL | undefined;
    };

/** Everything the environment says, checked once. */
export type Config = {
  role: Role;
  production: boolean;
  host: string;
  port: number;
  /** Port of the metrics on loopback; none when undefined. */
  adminPort: number | undefined;
  dataDir: string;
  /** PostgreSQL; the embedded database when undefined. */
  databaseUrl: string | undefined;
  objects: ObjectsConfig;
  mail: MailConfig;
  billing: BillingConfig;
  /** Key for the hashes of codes and for sealed mail. */
  appSecret: string;
  /** The address people type, without a trailing slash. */
  publicUrl: string;
  /** Address of the portal, when it is served from elsewhere; same as `publicUrl` otherwise. */
  portalUrl: string;
  /** Origin allowed to call the API from another host; CORS is off when undefined. */
  corsOrigin: string | undefined;
  trustProxy: boolean | number | string;
  platformAdminEmail: string | undefined;
  /** Seed example data at the first start. */
  demo: boolean;
  rateLimitScale: number;
  upload: { maxBytes: number; maxMegapixels: number };
  /** What an organization may hold at most. */
  quotas: { campaigns: number; rows: number; images: number; bytes: number };
  /** Optimisation jobs at a time in this process. */
  optimiseConcurrency: number;
  logLevel: string;
  /** Where spans are sent; nowhere when undefined. */
  tracing: { url: string } | undefined;
};

/** Raised for an environment that cannot be run; the message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function number(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const raw = text(env, name);
  if (raw === undefined) return fallback;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < min || value > max)
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, not "${raw}".`);
  return value;
}

function url(env: Environment, name: string): URL | undefined {
  const raw = text(env, name);
  if (raw === undefined) return undefined;
  if (!URL.canParse(raw)) throw new ConfigError(`${name} must be a full address, not "${raw}".`);
  return new URL(raw);
}

const trimmed = (address: URL | undefined): string | undefined => address?.href.replace(/\/+$/, '');

/** Whether an address of this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '::ffff:127.0.0.1' || /^127(\.\d{1,3}){3}$/.test(host);

function role(flag: string | undefined): Role {
  const value = flag ?? 'all';
  if (value === 'all' || value === 'api' || value === 'worker') return value;
  throw new ConfigError(`The role must be all, api or worker, not "${value}".`);
}

/** Letters, digits, `.`, `_` and `-` between slashes; with one slash at its end. */
function s3Prefix(env: Environment): string {
  const raw = text(env, 'S3_PREFIX')?.replaceAll(/^\/+|\/+$/g, '');
  if (!raw) return '';
  if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(raw))
    throw new ConfigError(`S3_PREFIX must be letters, digits, ".", "_", "-" and "/", not "${raw}".`);
  return `${raw}/`;
}

function objects(env: Environment, dataDir: string): ObjectsConfig {
  const endpoint = trimmed(url(env, 'S3_ENDPOINT'));
  const bucket = text(env, 'S3_BUCKET');
  if (!endpoint && !bucket) return { kind: 'disk', dir: join(dataDir, 'objects') };
  if (!bucket) throw new ConfigError('S3_ENDPOINT is set, but S3_BUCKET is not.');
  const prefix = s3Prefix(env);
  return {
    kind: 's3',
    endpoint,
    bucket,
    prefix,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: text(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: text(env, 'S3_SECRET_ACCESS_KEY'),
    forcePathStyle: text(env, 'S3_FORCE_PATH_STYLE') !== 'false',
  };
}

function billing(env: Environment): BillingConfig {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  if (!secretKey) return { kind: 'sandbox' };
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET');
  if (!webhookSecret) throw new ConfigError('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not.');
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    priceId: text(env, 'STRIPE_PRICE_ID'),
    apiBase: url(env, 'STRIPE_API_BASE'),
  };
}

function trustProxy(env: Environment): boolean | number | string {
  const raw = text(env, 'TRUST_PROXY');
  if (raw === undefined) return false;
  if (raw === 'true')
    throw new ConfigError('TRUST_PROXY=true would let anyone forge an address. Name hops or address ranges.');
  return /^\d+$/.test(raw) ? Number(raw) : raw;
}

/** The collector of traces, by OpenTelemetry's own variables: one for traces alone, or one for everything. */
function tracing(env: Environment): Config['tracing'] {
  if (text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const own = url(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')?.href;
  if (own !== undefined) return { url: own };
  const base = trimmed(url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'));
  return base === undefined ? undefined : { url: `${base}/v1/traces` };
}

/** A new file survives a power cut only once its directory has been flushed too. */
function flushNames(dir: string): void {
  const directory = openSync(dir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** The key for code hashes; made once and kept with mode 0600 while everything is in one folder. */
function appSecret(env: Environment, dataDir: string, embedded: boolean): string {
  const given = text(env, 'APP_SECRET');
  if (given !== undefined) {
    if (given.length < 32) throw new ConfigError('APP_SECRET must have at least 32 characters.');
    return given;
  }
  if (!embedded) throw new ConfigError('APP_SECRET is needed when DATABASE_URL is set.');
  const file = join(dataDir, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, `${made}\n`, { mode: 0o600, flush: true });
  flushNames(dataDir);
  return made;
}

function refuseUnsafe(config: Config, env: Environment): void {
  if (config.role !== 'all' && !config.databaseUrl)
    throw new ConfigError(
      `The role "${config.role}" needs DATABASE_URL: the embedded database has one owner.`,
    );
  if (!config.production || text(env, 'ALLOW_DEMO') === '1') return;
  if (config.mail.kind === 'outbox')
    throw new ConfigError(
      'NODE_ENV is production, but SMTP_URL is not set. Set it, or ALLOW_DEMO=1 for a demo.',
    );
  if (config.billing.kind === 'sandbox')
    throw new ConfigError(
      'NODE_ENV is production, but STRIPE_SECRET_KEY is not set. Set it, or ALLOW_DEMO=1 for a demo.',
    );
}

/**
 * Reads the environment once.
 * @throws {ConfigError} for a value that cannot be used and for an unsafe mix.
 */
export function readConfig(env: Environment, flags: { role?: string | undefined } = {}): Config {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = number(env, 'PORT', 8080, 0, 65_535);
  const dataDir = resolve(text(env, 'DATA_DIR') ?? './data');
  const databaseUrl = text(env, 'DATABASE_URL');
  const smtpUrl = text(env, 'SMTP_URL');
  const from = text(env, 'MAIL_FROM') ?? 'Leaf <no-reply@leaf.localhost>';
  const publicUrl = trimmed(url(env, 'PUBLIC_URL')) ?? `http://localhost:${port}`;
  const portalOrigin = url(env, 'PORTAL_ORIGIN')?.origin;
  const objectStore = objects(env, dataDir);
  const biller = billing(env);
  const embedded = !databaseUrl && objectStore.kind === 'disk' && !smtpUrl && biller.kind === 'sandbox';
  const demo = text(env, 'DEMO') ?? (embedded && isLoopback(host) ? 'on' : 'off');
  if (demo !== 'on' && demo !== 'off') throw new ConfigError(`DEMO must be on or off, not "${demo}".`);

  const config: Config = {
    role: role(flags.role),
    production: env.NODE_ENV === 'production',
    host,
    port,
    adminPort: text(env, 'ADMIN_PORT') === undefined ? undefined : number(env, 'ADMIN_PORT', 0, 0, 65_535),
    dataDir,
    databaseUrl,
    objects: objectStore,
    mail: smtpUrl
      ? { kind: 'smtp', url: smtpUrl, from }
      : { kind: 'outbox', dir: join(dataDir, 'outbox'), from },
    billing: biller,
    appSecret: appSecret(env, dataDir, !databaseUrl),
    publicUrl,
    portalUrl: portalOrigin ?? publicUrl,
    corsOrigin: portalOrigin,
    trustProxy: trustProxy(env),
    platformAdminEmail: text(env, 'PLATFORM_ADMIN_EMAIL')?.toLowerCase(),
    demo: demo === 'on',
    rateLimitScale: number(env, 'RATE_LIMIT_SCALE', 1, 0.001, 1e9),
    upload: {
      maxBytes: number(env, 'UPLOAD_MAX_BYTES', 25_000_000, 1, 1e9),
      maxMegapixels: number(env, 'UPLOAD_MAX_MEGAPIXELS', 64, 0.01, 1000),
    },
    quotas: {
      campaigns: number(env, 'QUOTA_CAMPAIGNS', 2000, 1, 1e6),
      rows: number(env, 'QUOTA_ROWS', 200_000, 1, 1e9),
      images: number(env, 'QUOTA_IMAGES', 5000, 1, 1e9),
      bytes: number(env, 'QUOTA_BYTES', 50e9, 1, 1e15),
    },
    optimiseConcurrency: number(env, 'OPTIMISE_CONCURRENCY', 2, 1, 64),
    logLevel: text(env, 'LOG_LEVEL') ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    tracing: tracing(env),
  };
  refuseUnsafe(config, env);
  return config;
}
