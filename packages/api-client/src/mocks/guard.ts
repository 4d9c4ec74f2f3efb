import { type HttpHandler, http } from 'msw';
import { type Params, type RefusalCode, refusals } from '../contract.ts';
import { signedIn, userOf } from './people.ts';
import { refusalBody } from './refuse.ts';
import type { MockState } from './state.ts';

const isPublic = /^POST \/(login|user|activate|activate\/resend|forgot|reset)$/;
const isTool = /^\w+ \/(campaigns|geos|benchmarks|images|processed_images)\b/;
const isOperator = /^\w+ \/(organizations\/pending|validate\/organization)$/;
const isAdmin = /^\w+ \/(organization\/\d+|validate\/user|stripe\/portal)\b/;

const refuse = (code: RefusalCode, params?: Params) =>
  Response.json(refusalBody(code, params), { status: refusals[code].status });

/** Turns away who may not make a call, as the server does; lets the others through to their handler. */
export const createGuard = (baseUrl: string, state: MockState): HttpHandler =>
  http.all(`${baseUrl}/*`, ({ request, params }) => {
    // The base may hold a wildcard too; the last one is the path below it.
    const call = `${request.method} /${Object.values(params).at(-1) ?? ''}`;
    if (isPublic.test(call)) return undefined;
    const account = signedIn(state, request);
    if (!account) return refuse('not_signed_in');
    if (/^(GET \/user|POST \/logout)$/.test(call)) return undefined;
    const user = userOf(state, account);
    if (!user.verified_email) return refuse('email_not_verified');
    if (isOperator.test(call) && !user.leaf_admin) {
      return refuse('not_permitted');
    }
    if (isAdmin.test(call) && !user.is_admin) {
      return refuse('org_admin_only');
    }
    if (isTool.test(call) && user.needs_validation) {
      return refuse('org_must_approve', { name: user.organization_name ?? '' });
    }
    if (isTool.test(call) && !user.leaf_basic) {
      return refuse('plan_required');
    }
    return undefined;
  });
