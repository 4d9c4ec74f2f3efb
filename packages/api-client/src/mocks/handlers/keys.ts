import type { ApiKey, NewApiKey, Scope } from '../../contract.ts';
import { apiKey, embedToken, secretKey } from '../fixtures/keys.ts';
import { keyOf, lives, organizationOf, whoCalls } from '../people.ts';
import type { MockApiKey, MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const LIMIT = 20;
const MINUTE = 60_000;

const shown = ({ organization_id: _organization, secret: _secret, ...key }: MockApiKey): ApiKey => key;

/** A made-up secret of the right form, different for each number. */
const secretOf = (prefix: string, pattern: string, number: number): string =>
  `${prefix}${String(number).padStart(5, '0')}${pattern.slice(prefix.length + 5)}`;

/** API keys and the embed tokens made with them. */
export const keyHandlers = (api: TypedHttp, state: MockState) => {
  const own = (request: Request, id: number) => organizationOf(state, whoCalls(state, request))?.id === id;
  const find = (id: number, keyId: number) =>
    state.apiKeys.find((key) => key.organization_id === id && key.id === keyId);
  const newSecret = () => {
    const secret = secretOf('leaf_', secretKey, state.nextId++);
    return { secret, prefix: secret.slice(0, 9) };
  };
  const created = (organization_id: number, created_by: string, { name, scopes, expires_at }: NewApiKey) => {
    const key: MockApiKey = {
      ...apiKey,
      id: state.nextId++,
      organization_id,
      name,
      scopes,
      created_by,
      last_used_at: null,
      expires_at: expires_at ?? null,
      ...newSecret(),
    };
    state.apiKeys.unshift(key);
    return key;
  };

  return {
    listKeys: api.get('/organization/{id}/keys', ({ request, pathNumber, answer }) => {
      const id = pathNumber('id');
      if (!own(request, id)) return answer.problem('organization_not_found');
      const keys = state.apiKeys.filter((key) => key.organization_id === id);
      return answer.json(200, { data: keys.map(shown) });
    }),

    createKey: api.post('/organization/{id}/keys', async ({ request, pathNumber, body, answer }) => {
      const id = pathNumber('id');
      if (!own(request, id)) return answer.problem('organization_not_found');
      if (state.apiKeys.filter((key) => key.organization_id === id).length >= LIMIT)
        return answer.problem('too_many_keys', { limit: LIMIT });
      const key = created(id, whoCalls(state, request).username, await body());
      return answer.json(201, { data: shown(key), key: key.secret });
    }),

    rotateKey: api.post('/organization/{id}/keys/{keyId}/rotate', ({ request, pathNumber, answer }) => {
      const id = pathNumber('id');
      if (!own(request, id)) return answer.problem('organization_not_found');
      const key = find(id, pathNumber('keyId'));
      if (!key) return answer.problem('key_not_found');
      if (!lives(key)) return answer.problem('key_expired');
      Object.assign(key, newSecret());
      state.embedTokens = state.embedTokens.filter(({ key_id }) => key_id !== key.id);
      return answer.json(201, { data: shown(key), key: key.secret });
    }),

    revokeKey: api.delete('/organization/{id}/keys/{keyId}', ({ request, pathNumber, answer }) => {
      const id = pathNumber('id');
      if (!own(request, id)) return answer.problem('organization_not_found');
      const key = find(id, pathNumber('keyId'));
      if (!key) return answer.problem('key_not_found');
      state.apiKeys = state.apiKeys.filter((other) => other !== key);
      state.embedTokens = state.embedTokens.filter(({ key_id }) => key_id !== key.id);
      return answer.empty(204);
    }),

    createEmbedToken: api.post('/embed_tokens', async ({ request, body, answer }) => {
      const key = keyOf(state, request);
      if (!key) return answer.problem('key_only');
      const { scopes, campaigns = null, minutes = 15 } = await body();
      if (scopes.some((scope: Scope) => !key.scopes.includes(scope)))
        return answer.problem('invalid_input', undefined, {
          errors: [{ path: 'scopes', code: 'beyond_key' }],
        });
      if (campaigns?.some((id) => !state.campaigns.some((campaign) => campaign.id === id)))
        return answer.problem('campaign_not_found');
      const end = Date.now() + minutes * MINUTE;
      const endOfKey = key.expires_at === null ? end : Date.parse(key.expires_at);
      const data = {
        token: secretOf('leaf_embed_', embedToken.token, state.nextId++),
        scopes,
        campaigns,
        expires_at: new Date(Math.min(end, endOfKey)).toISOString(),
      };
      state.embedTokens.push({ ...data, key_id: key.id });
      return answer.json(201, { data });
    }),
  };
};
