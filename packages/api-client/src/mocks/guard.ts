import { type HttpHandler, http } from 'msw';
import type { Problem } from '../contract.ts';
import { signedIn, userOf } from './people.ts';
import type { MockState } from './state.ts';

const isPublic = /^POST \/(login|user|activate|activate\/resend|forgot|reset)$/;
const isTool = /^\w+ \/(campaigns|geos|benchmarks|images|processed_images)\b/;
const isOperator = /^\w+ \/(organizations\/pending|validate\/organization)$/;
const isAdmin = /^\w+ \/(organization\/\d+|validate\/user|stripe\/portal)\b/;

const refuse = (status: number, detail: string) => {
  const problem: Problem = { detail };
  return Response.json(problem, { status });
};

/** Turns away who may not make a call, as the server does; lets the others through to their handler. */
export const createGuard = (baseUrl: string, state: MockState): HttpHandler =>
  http.all(`${baseUrl}/*`, ({ request, params }) => {
    // The base may hold a wildcard too; the last one is the path below it.
    const call = `${request.method} /${Object.values(params).at(-1) ?? ''}`;
    if (isPublic.test(call)) return undefined;
    const account = signedIn(state, request);
    if (!account) return refuse(401, 'Please sign in.');
    if (/^(GET \/user|POST \/logout)$/.test(call)) return undefined;
    const user = userOf(state, account);
    if (!user.verified_email) return refuse(403, 'Please verify your e-mail address first.');
    if (isOperator.test(call) && !user.leaf_admin) {
      return refuse(403, 'You do not have permission to access this page.');
    }
    if (isAdmin.test(call) && !user.is_admin) {
      return refuse(403, 'You must be an admin to manage the organization.');
    }
    if (isTool.test(call) && user.needs_validation) {
      return refuse(403, 'Your account waits for approval by an admin of the organization.');
    }
    if (isTool.test(call) && !user.leaf_basic) {
      return refuse(402, 'Your organization needs the Basic plan to use the tools.');
    }
    return undefined;
  });
