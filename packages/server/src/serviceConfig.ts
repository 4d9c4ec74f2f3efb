import { join } from 'node:path';
import { isLoopback } from './loopback.ts';
import { address, choice, type Environment, flag, matching, text, trimmed, webAddress } from './settings.ts';
import { ConfigError } from './startError.ts';

/** Where uploads, and the files made of them, are stored. */
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

/** Where spans are sent. */
export type TracingConfig = { url: string };

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

/** @throws {ConfigError} */
export function objects(env: Environment, dataDir: string): ObjectsConfig {
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

/** @throws {ConfigError} */
export function mail(env: Environment, dataDir: string): MailConfig {
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

/** @throws {ConfigError} */
export function billing(env: Environment): BillingConfig {
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
export function tracing(env: Environment): TracingConfig | undefined {
  if (text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const own = webAddress(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')?.href;
  if (own !== undefined) return { url: own };
  const base = trimmed(webAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'));
  return base === undefined ? undefined : { url: `${base}/v1/traces` };
}
