import { parse, resolve } from 'node:path';
import { isLoopback } from './loopback.ts';
import { keptSecret, SECRET_LENGTH } from './platform/appSecret.ts';
import {
  type BillingConfig,
  billing,
  type MailConfig,
  mail,
  type ObjectsConfig,
  objects,
  type TracingConfig,
  tracing,
} from './serviceConfig.ts';
import {
  address,
  choice,
  type Environment,
  flag,
  matching,
  number,
  origin,
  origins,
  text,
  trimmed,
  trustProxy,
  webAddress,
  whole,
} from './settings.ts';
import { ConfigError, reason, StartError } from './startError.ts';

/** The parts of the program that run in this process. */
export type Role = 'all' | 'api' | 'worker';

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
  quotas: { campaigns: number; rows: number; images: number; creatives: number; bytes: number };
  /** How many optimisation jobs this process runs at a time. */
  optimiseConcurrency: number;
  /** Days after its last job for which the pictures made of an image are kept; 0: as long as the image. */
  picturesKeptDays: number;
  logLevel: string;
  /** Spans are sent nowhere if undefined. */
  tracing: TracingConfig | undefined;
};

function role(named: string | undefined): Role {
  const value = named ?? 'all';
  if (value === 'all' || value === 'api' || value === 'worker') return value;
  throw new ConfigError(`The role must be all, api or worker, not "${value}".`);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whether a complete address refers to this computer. */
const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);

/** The folder for everything that is kept. Each start closes it, with all below, to everyone but its owner. */
function dataFolder(env: Environment): string {
  const dir = resolve(text(env, 'DATA_DIR') ?? './data');
  if (dir === parse(dir).root)
    throw new ConfigError('DATA_DIR must be a folder of its own, not the root of the file system.');
  return dir;
}

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
  const dataDir = dataFolder(env);
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
      creatives: whole(env, 'QUOTA_CREATIVES', 2000, 1, 1e9),
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
