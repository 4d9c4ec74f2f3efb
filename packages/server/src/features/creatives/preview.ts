import type { NewPreview, Preview } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { originOf } from '../../http/local.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { type CreativeScope, findCreative, findLight } from './creativeRepo.ts';
import { requireCreative } from './creatives.ts';

/** Where previews are, outside the API. */
export const PREVIEWS = '/creative-preview';
const MINUTES = 15;
const PURPOSE = 'creative-preview';

/** What a ticket opens: one version of one creative, for a while. */
type Ticket = CreativeScope & { /** Undefined for the upload. */ jobId: number | undefined };

type Sealed = [orgId: number, creativeId: number, jobId: number, expires: number];

const isSealed = (value: unknown): value is Sealed =>
  Array.isArray(value) && value.length === 4 && value.every((part) => Number.isSafeInteger(part));

const writeTicket = (secret: string, { orgId, creativeId, jobId = 0 }: Ticket, expires: number): string =>
  seal(secret, PURPOSE, JSON.stringify([orgId, creativeId, jobId, expires] satisfies Sealed));

/** @returns undefined for a ticket that nobody gave, or that has expired */
export function readTicket(secret: string, ticket: string, now: Date): Ticket | undefined {
  try {
    const sealed: unknown = JSON.parse(unseal(secret, PURPOSE, ticket));
    if (!isSealed(sealed) || sealed[3] <= now.getTime()) return undefined;
    const [orgId, creativeId, jobId] = sealed;
    return { orgId, creativeId, jobId: jobId || undefined };
  } catch {
    return undefined;
  }
}

/** The key of the ZIP that a ticket opens; undefined once it is deleted. */
export async function keyOf(db: Db, { jobId, ...scope }: Ticket): Promise<string | undefined> {
  const found = await (jobId === undefined ? findCreative(db, scope) : findLight(db, scope, jobId));
  return found?.object_key;
}

/** The address of a file, each part of its path encoded. */
const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** An address where the creative can be seen for some minutes. */
export async function createPreview(
  { clock, config, db }: Pick<Services, 'clock' | 'config' | 'db'>,
  scope: CreativeScope,
  { job: jobId }: Partial<NewPreview>,
  request: FastifyRequest,
): Promise<{ data: Preview }> {
  const { facts } = await requireCreative(db, scope);
  const ticket: Ticket = { ...scope, jobId };
  if (jobId !== undefined && !(await keyOf(db, ticket))) throw notFound('job');
  const expires = clock().getTime() + MINUTES * 60_000;
  const sealed = writeTicket(config.appSecret, ticket, expires);
  return {
    data: {
      url: `${originOf(request, config)}${PREVIEWS}/${sealed}/${inAddress(facts.entry)}`,
      expires_at: new Date(expires).toISOString(),
    },
  };
}
