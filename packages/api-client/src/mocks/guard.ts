import { type HttpHandler, http } from 'msw';
import {
  beyondScope,
  guards,
  type Machine,
  machineKindOf,
  type OperationId,
  refusalLanguage,
  refusedBy,
  type Standing,
} from '../contract.ts';
import { refusalResponse } from './answers.ts';
import { embedTokenOf, hasPlan, keyOf, organizationOf, signedIn, tokenOf } from './people.ts';
import type { MockApiKey, MockOrganization, MockState } from './state.ts';

const language = (request: Request) => refusalLanguage(request.headers.get('Accept-Language'));

const placeIn = (
  organization: MockOrganization | undefined,
  { is_admin, needs_validation }: { is_admin: boolean; needs_validation: boolean },
): Standing['org'] =>
  organization
    ? {
        name: organization.name,
        status: organization.approved ? 'approved' : 'pending',
        role: is_admin ? 'admin' : 'member',
        membership: needs_validation ? 'pending' : 'member',
        entitled: hasPlan(organization),
      }
    : null;

const machineStanding = (state: MockState, key: MockApiKey | undefined, machine: Machine): Standing => ({
  verified: true,
  platformAdmin: false,
  org: placeIn(
    state.organizations.find(({ id }) => id === key?.organization_id),
    { is_admin: false, needs_validation: false },
  ),
  machine,
});

const standingOf = (state: MockState, request: Request): Standing | null => {
  const account = signedIn(state, request);
  if (account)
    return {
      verified: account.verified_email,
      platformAdmin: account.leaf_admin,
      org: placeIn(organizationOf(state, account), account),
    };
  const key = keyOf(state, request);
  if (key) return machineStanding(state, key, { kind: 'key', scopes: key.scopes, campaigns: null });
  const embed = embedTokenOf(state, request);
  if (!embed) return null;
  const { scopes, campaigns } = embed;
  const maker = state.apiKeys.find(({ id }) => id === embed.key_id);
  return machineStanding(state, maker, { kind: 'embed', scopes, campaigns });
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Rejects callers without permission, as the server does; passes the others on to the handler. */
const guardOf = (id: OperationId, { info }: HttpHandler, baseUrl: string, state: MockState): HttpHandler =>
  http[String(info.method).toLowerCase() as Method](info.path, ({ request, params }) => {
    const guard = guards[id];
    const standing = standingOf(state, request);
    const { method } = request;
    const path = String(info.path)
      .slice(baseUrl.length)
      .replaceAll(/:(\w+)/g, '{$1}');
    const refused =
      refusedBy(guard, standing, machineKindOf(tokenOf(request) ?? '')) ??
      (standing?.machine && guard === 'entitled'
        ? beyondScope(standing.machine, { method, path, id: Number(params.id) })
        : null);
    return refused ? refusalResponse(refused, language(request)) : undefined;
  });

/** Each operation behind its guard, and last a handler for unknown addresses. */
export const guarded = (
  operations: Record<OperationId, HttpHandler>,
  baseUrl: string,
  state: MockState,
): HttpHandler[] => [
  ...Object.entries(operations).flatMap(([id, handler]) => [
    guardOf(id as OperationId, handler, baseUrl, state),
    handler,
  ]),
  http.all(`${baseUrl}/*`, ({ request }) => refusalResponse({ code: 'nothing_here' }, language(request))),
];
