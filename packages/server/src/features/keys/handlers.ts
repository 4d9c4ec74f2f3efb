import type { Handlers } from '../../core/contract.ts';
import { createEmbedToken, createKey, listKeys, revokeKey, rotateKey } from './keys.ts';

type KeyOperation = 'listKeys' | 'createKey' | 'rotateKey' | 'revokeKey' | 'createEmbedToken';

const which = ({ params }: { params: { id: number; keyId: number } }) => ({
  orgId: params.id,
  keyId: params.keyId,
});

/** API keys of an organization, and the embed tokens that come of them. */
export const keyHandlers: Pick<Handlers, KeyOperation> = {
  listKeys: (ctx) => listKeys(ctx.db, ctx.caller, ctx.params.id),
  createKey: (ctx) => createKey(ctx, ctx.caller, ctx.params.id, ctx.body),
  rotateKey: (ctx) => rotateKey(ctx, ctx.caller, which(ctx)),
  revokeKey: (ctx) => revokeKey(ctx, ctx.caller, which(ctx)),
  createEmbedToken: (ctx) => createEmbedToken(ctx, ctx.caller, ctx.body),
};
