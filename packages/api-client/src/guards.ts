import type { operations, Scope } from './generated/schema.ts';
import { ofRowOperations } from './operations/stages.ts';
import type { Params, RefusalCode, RefusalParams } from './refusals/index.ts';

/** Every operation of the contract. */
export type OperationId = keyof operations;

/**
 * Who may call:
 * - `open`: anyone; a stale token is ignored
 * - `signedIn`: any live session
 * - `verified`: with a verified address
 * - `member`: approved member of an approved organization
 * - `entitled`: the same, and the organization has the plan
 * - `orgAdmin`: admin of an organization, also of one that still waits for approval
 * - `platformAdmin`: the operator
 * - `apiKey`: a program with an API key of an organization that has the plan
 *
 * Programs pass `open`, `entitled` and `apiKey` alone.
 */
export type Guard =
  | 'open'
  | 'signedIn'
  | 'verified'
  | 'member'
  | 'entitled'
  | 'orgAdmin'
  | 'platformAdmin'
  | 'apiKey';

/** The only place that defines who may call what. An operation missing here does not compile and does not start. */
export const guards = {
  logIn: 'open',
  logOut: 'signedIn',
  signUp: 'open',
  getUser: 'signedIn',
  requestToJoin: 'verified',
  activate: 'open',
  resendActivation: 'open',
  forgotPassword: 'open',
  resetPassword: 'open',
  listOrganizations: 'verified',
  createOrganization: 'verified',
  renameOrganization: 'orgAdmin',
  deleteOrganization: 'orgAdmin',
  listMembers: 'orgAdmin',
  removeMember: 'orgAdmin',
  validateMember: 'orgAdmin',
  listKeys: 'orgAdmin',
  createKey: 'orgAdmin',
  rotateKey: 'orgAdmin',
  revokeKey: 'orgAdmin',
  createEmbedToken: 'apiKey',
  getBillingPortal: 'orgAdmin',
  createCheckout: 'member',
  getUsage: 'member',
  listCampaigns: 'entitled',
  createCampaign: 'entitled',
  updateCampaign: 'entitled',
  deleteCampaign: 'entitled',
  restoreCampaign: 'entitled',
  duplicateCampaign: 'entitled',
  ...ofRowOperations(() => 'entitled' as const),
  restoreRow: 'entitled',
  bulkRows: 'entitled',
  listDeletedRows: 'entitled',
  listDeleted: 'entitled',
  getImportMapping: 'entitled',
  putImportMapping: 'entitled',
  getGeos: 'entitled',
  getBenchmarks: 'entitled',
  estimate: 'open',
  listImages: 'entitled',
  uploadImage: 'entitled',
  getImageInfo: 'entitled',
  getImage: 'entitled',
  getThumbnail: 'entitled',
  deleteImage: 'entitled',
  restoreImage: 'entitled',
  bulkImages: 'entitled',
  createSizes: 'entitled',
  listImageRows: 'entitled',
  listOutcomes: 'entitled',
  chooseFiles: 'entitled',
  followJobs: 'entitled',
  listJobSettings: 'entitled',
  createJobSettings: 'entitled',
  updateJobSettings: 'entitled',
  deleteJobSettings: 'entitled',
  createJob: 'entitled',
  listJobs: 'entitled',
  getJob: 'entitled',
  cancelJob: 'entitled',
  retryJob: 'entitled',
  listAskedPoints: 'entitled',
  askForPoint: 'entitled',
  getProcessedImage: 'entitled',
  getImageZip: 'entitled',
  listCreatives: 'entitled',
  uploadCreative: 'entitled',
  getCreative: 'entitled',
  deleteCreative: 'entitled',
  restoreCreative: 'entitled',
  getCreativeFile: 'entitled',
  previewCreative: 'entitled',
  listCreativeJobs: 'entitled',
  createCreativeJob: 'entitled',
  getCreativeJob: 'entitled',
  cancelCreativeJob: 'entitled',
  retryCreativeJob: 'entitled',
  getLightCreative: 'entitled',
  listPendingOrganizations: 'platformAdmin',
  validateOrganization: 'platformAdmin',
} as const satisfies Record<OperationId, Guard>;

/** What an API key, or an embed token created with one, may do. */
export type Machine = {
  kind: 'key' | 'embed';
  scopes: readonly Scope[];
  /** The campaigns it is for; null for everything. */
  campaigns: readonly number[] | null;
};

/** The caller, as far as permissions are concerned. */
export type Standing = {
  /** Set when a program calls and not a person. */
  machine?: Machine | undefined;
  verified: boolean;
  platformAdmin: boolean;
  org: {
    name: string;
    status: 'pending' | 'approved' | 'denied';
    role: 'admin' | 'member';
    membership: 'pending' | 'member';
    /** Whether the caller may use the tools. */
    entitled: boolean;
  } | null;
};

/** A refusal by its code, with the values for its sentence. */
export type Refused = { code: RefusalCode; params?: Params };

const refused = <C extends RefusalCode>(
  code: C,
  ...[params]: RefusalParams<C> extends Params ? [RefusalParams<C>] : []
): Refused => (params ? { code, params } : { code });

function inOrganization(guard: 'member' | 'entitled', org: Standing['org']): Refused | null {
  if (!org) return refused('no_organization');
  if (org.membership !== 'member') return refused('org_must_approve', { name: org.name });
  if (org.status !== 'approved') return refused('org_pending');
  return guard === 'entitled' && !org.entitled ? refused('plan_required') : null;
}

function refusedToMachine(guard: Guard, { kind }: Machine, org: Standing['org']): Refused | null {
  if (guard === 'apiKey') return kind === 'key' ? inOrganization('entitled', org) : refused('key_only');
  return guard === 'entitled' ? inOrganization('entitled', org) : refused('person_only');
}

/** A call as the scopes of a program are concerned: its path is the contract's. */
export type ScopedCall = { method: string; path: string; id?: number | undefined };

/** Calls that concern no campaign and reveal nothing about the organization. */
const REFERENCE = new Set(['/geos', '/benchmarks']);

/** Calls that change something and answer with what was there before, or with an address where it can be seen. */
const SHOWS = /^(PUT \/(campaigns\/\{id\}|image_choices)|POST .*\/(duplicate|points|preview|restore))$/;

const scopesFor = ({ method, path }: ScopedCall): Scope[] =>
  method === 'GET' ? ['read'] : SHOWS.test(`${method} ${path}`) ? ['write', 'read'] : ['write'];

/** Whether a caller may be shown what others have written: everybody but programs that only write. */
export const mayRead = (caller: Pick<Standing, 'machine'> | null | undefined): boolean =>
  caller?.machine?.scopes.includes('read') ?? true;

/**
 * Why a program may not make a call that an `entitled` guard lets through; null if it may. Reading is `GET`, and some
 * calls read what they change. With a list of campaigns it may make the calls below each of them, and list them.
 */
export function beyondScope({ scopes, campaigns }: Machine, call: ScopedCall): Refused | null {
  const { method, path, id } = call;
  const missing = scopesFor(call).find((scope) => !scopes.includes(scope));
  if (missing) return refused('scope_missing', { scope: missing });
  if (!campaigns || REFERENCE.has(path) || (path === '/campaigns' && method === 'GET')) return null;
  if (!path.startsWith('/campaigns/{id}') || path.endsWith('/duplicate')) return refused('campaigns_only');
  return id !== undefined && campaigns.includes(id) ? null : refused('campaign_not_found');
}

/**
 * Why a caller may not pass a guard; null if they may.
 * @param sent the kind of the token that came, where it opens nothing. No person can sign in for a key; for an embed token
 *   somebody on the page can
 */
export function refusedBy(guard: Guard, who: Standing | null, sent?: Machine['kind']): Refused | null {
  if (guard === 'open') return null;
  if (!who) return refused(guard === 'apiKey' || sent === 'key' ? 'key_refused' : 'not_signed_in');
  if (who.machine) return refusedToMachine(guard, who.machine, who.org);
  if (guard === 'signedIn') return null;
  if (!who.verified) return refused('email_not_verified');
  if (guard === 'verified') return null;
  if (guard === 'apiKey') return refused('key_only');
  if (guard === 'platformAdmin') return who.platformAdmin ? null : refused('not_permitted');
  if (guard === 'orgAdmin')
    return who.org?.role === 'admin' && who.org.membership === 'member' ? null : refused('org_admin_only');
  return inOrganization(guard, who.org);
}
