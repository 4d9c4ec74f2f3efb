import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FieldFault, Params } from '@leaf/api-client/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid, retryLater } from '../../core/problem.ts';
import { inTurns, TooBusy } from '../../platform/turns.ts';

const derive = promisify(argon2);

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const MIN_LENGTH = 8;
const COMMON = 3000;

/**
 * Each hash takes 19 MiB and a thread for tens of milliseconds; a queue of this length is done within about a second.
 */
const turn = inTurns({ slots: 2, waiting: 60 });
const BUSY_SECONDS = 3;

/** The letters of a password that is the product's name with something around it. */
const PRODUCT = /^(leaf)+$/;
const ONE_CHARACTER = /^(.)\1*$/su;

/** The most common passwords long enough to be allowed (zxcvbn's list, by frequency). */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_LENGTH).slice(0, COMMON),
);

/** Text typed on two keyboards may differ in bytes but is one password. */
const normal = (password: string) => password.normalize('NFKC');

type PasswordFault = { code: FieldFault; params?: Params };

/** What is wrong with a new password; `null` when nothing is. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const chosen = normal(password);
  if ([...chosen].length < MIN_LENGTH) return { code: 'password_too_short', params: { minimum: MIN_LENGTH } };
  if (chosen.toLowerCase() === email) return { code: 'password_is_email' };
  if (ONE_CHARACTER.test(chosen)) return { code: 'password_repeats' };
  if (PRODUCT.test(chosen.toLowerCase().replace(/[^a-z]/g, ''))) return { code: 'password_is_product' };
  if (common.has(chosen.toLowerCase())) return { code: 'password_too_common' };
  return null;
}

/** @throws {Problem} 422 with what is wrong with a new password */
export function assertPassword(path: string, password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw invalid([{ path, ...fault }]);
}

/** Runs the hash function in turn. @throws {Problem} 503 if too many are waiting */
const inTurn = (...input: Parameters<typeof derive>): Promise<Buffer> =>
  turn(() => derive(...input)).catch((error: unknown) => {
    throw error instanceof TooBusy ? retryLater('too_many_at_once', BUSY_SECONDS) : error;
  });

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** An argon2id hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await inTurn('argon2id', { message: normal(password), nonce, tagLength: TAG_BYTES, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether the password matches the hash, at the cost the hash was made with. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await inTurn('argon2id', {
    message: normal(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

/** A hash that matches no password, so that an unknown account takes as long as a known one. */
export const nobodysHash: Promise<string> = hashPassword(randomBytes(32).toString('base64'));
