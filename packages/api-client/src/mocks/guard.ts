import { type HttpHandler, http } from 'msw';
import { guards, type OperationId, refusalLanguage, refusedBy, type Standing } from '../contract.ts';
import { refusalResponse } from './answers.ts';
import { hasPlan, organizationOf, signedIn } from './people.ts';
import type { MockState } from './state.ts';

const language = (request: Request) => refusalLanguage(request.headers.get('Accept-Language'));

const standingOf = (state: MockState, request: Request): Standing | null => {
  const account = signedIn(state, request);
  if (!account) return null;
  const organization = organizationOf(state, account);
  return {
    verified: account.verified_email,
    platformAdmin: account.leaf_admin,
    org: organization
      ? {
          name: organization.name,
          status: organization.approved ? 'approved' : 'pending',
          role: account.is_admin ? 'admin' : 'member',
          membership: account.needs_validation ? 'pending' : 'member',
          entitled: hasPlan(organization),
        }
      : null,
  };
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Rejects callers without permission, as the server does; passes the others on to the handler. */
const guardOf = (id: OperationId, { info }: HttpHandler, state: MockState): HttpHandler =>
  http[String(info.method).toLowerCase() as Method](info.path, ({ request }) => {
    const refused = refusedBy(guards[id], standingOf(state, request));
    return refused ? refusalResponse(refused, language(request)) : undefined;
  });

/** Each operation behind its guard, and last a handler for unknown addresses. */
export const guarded = (
  operations: Record<OperationId, HttpHandler>,
  baseUrl: string,
  state: MockState,
): HttpHandler[] => [
  ...Object.entries(operations).flatMap(([id, handler]) => [
    guardOf(id as OperationId, handler, state),
    handler,
  ]),
  http.all(`${baseUrl}/*`, ({ request }) => refusalResponse({ code: 'nothing_here' }, language(request))),
];
