import type { FastifyRequest } from 'fastify';
import { refuse } from './problem.ts';

/**
 * The version that a call says it changes; the contract has checked its form.
 * @throws {Problem} 428 if the call names none
 */
export function versionOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const named = headers['if-match'];
  if (named === undefined) throw refuse('version_needed');
  return Number(named.slice(1, -1));
}
