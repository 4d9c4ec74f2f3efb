import type { Transport } from '../client/http.ts';
import type { KeyRing } from '../client/idempotency.ts';
import type { CreateOptions } from '../client/options.ts';
import type { Message } from '../contract.ts';

/** What every module of operations is given. */
export interface Context extends Transport {
  /**
   * Runs a creating call with an `Idempotency-Key`: the caller's, else the one kept for this `action` (operation and
   * arguments).
   */
  create: <R>(
    action: readonly unknown[],
    options: CreateOptions | undefined,
    call: (header: { 'Idempotency-Key': string }) => Promise<R>,
  ) => Promise<R>;
  /** Whether XMLHttpRequest may be used: it exists, and the caller gave no `fetch` of its own. */
  reportsProgress: () => boolean;
}

export const createWith =
  (keys: KeyRing): Context['create'] =>
  (action, options, call) =>
    options?.idempotencyKey
      ? call({ 'Idempotency-Key': options.idempotencyKey })
      : keys(action, (key) => call({ 'Idempotency-Key': key }));

/** The sentence of an answer that otherwise says nothing; empty when there is none. */
export const messageOf = (body: Message | undefined): string => body?.message ?? '';

/** A picture is only what says it is one: the page of a proxy is none. */
export const pictureOnly = (blob: Blob): Blob | undefined =>
  blob.type.startsWith('image/') && blob.size > 0 ? blob : undefined;
