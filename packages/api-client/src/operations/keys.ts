import type { CallOptions } from '../client/options.ts';
import type { ApiKey, ApiKeyCreated, EmbedToken, NewApiKey, NewEmbedToken } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';

const at = (id: number, keyId: number) => ({ params: { path: { id, keyId } } });

export const keyOperations = ({ http, init }: Context) => ({
  /** The API keys of an organization, newest first. */
  listKeys: (organizationId: number, options?: CallOptions): Promise<ApiKey[]> =>
    unwrapPart(
      http.GET('/organization/{id}/keys', { params: { path: { id: organizationId } }, ...init(options) }),
      'listKeys',
      ({ data }) => data,
    ),

  /** Creates an API key. The key itself is in this answer and in no other. */
  createKey: (organizationId: number, body: NewApiKey, options?: CallOptions): Promise<ApiKeyCreated> =>
    unwrapPart(
      http.POST('/organization/{id}/keys', {
        params: { path: { id: organizationId } },
        body,
        ...init(options),
      }),
      'createKey',
      (created) => created,
    ),

  /** Replaces the secret of an API key; the old one ends at once. */
  rotateKey: (organizationId: number, keyId: number, options?: CallOptions): Promise<ApiKeyCreated> =>
    unwrapPart(
      http.POST('/organization/{id}/keys/{keyId}/rotate', {
        ...at(organizationId, keyId),
        ...init(options),
      }),
      'rotateKey',
      (created) => created,
    ),

  /** Revokes an API key and every embed token created with it. */
  revokeKey: async (organizationId: number, keyId: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/organization/{id}/keys/{keyId}', { ...at(organizationId, keyId), ...init(options) }),
      'revokeKey',
    );
  },

  /** Creates a token for a browser. Call it on a server, with an API key as the client's token. */
  createEmbedToken: (body: NewEmbedToken, options?: CallOptions): Promise<EmbedToken> =>
    unwrapPart(
      http.POST('/embed_tokens', { body, ...init(options) }),
      'createEmbedToken',
      ({ data }) => data,
    ),
});
