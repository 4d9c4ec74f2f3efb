import type { Transport } from '../client/http.ts';
import type { KeyRing } from '../client/idempotency.ts';
import type { CreateOptions } from '../client/options.ts';
import type { Message } from '../contract.ts';
import type { fileUpload } from './fileUpload.ts';

/** The dependencies of every module of operations. */
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
  /** The part of a call that sends a file. */
  upload: ReturnType<typeof fileUpload>;
}

export const createWith =
  (keys: KeyRing): Context['create'] =>
  (action, options, call) =>
    options?.idempotencyKey
      ? call({ 'Idempotency-Key': options.idempotencyKey })
      : keys(action, (key) => call({ 'Idempotency-Key': key }));

/** The header that names the version a call changes. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** The sentence in a response that says nothing else; empty if there is none. */
export const messageOf = (body: Message | undefined): string => body?.message ?? '';

/** The part of a call that gets a picture. */
export const asPicture = { headers: { Accept: 'image/*' }, parseAs: 'blob' } as const;

/** Accepts a response as a picture only if its content type says so: a proxy's error page does not. */
export const pictureOnly = (blob: Blob): Blob | undefined =>
  blob.type.startsWith('image/') && blob.size > 0 ? blob : undefined;
