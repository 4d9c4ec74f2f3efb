import { type NewStageRow, type OperationId, ofRowOperations, type RowKind } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import type { CallOptions } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';
import type { World } from './world.ts';

/** How an operation is called well about the world's things, and how it is called badly. */
export type Calls = {
  good: (world: World, caller: Person | null) => CallOptions;
  /** Breaks a rule of the contract: 422. Absent where nothing can be broken. */
  bad?: (world: World) => CallOptions;
};

const picture = { name: 'picture.png', bytes: Buffer.from('some bytes') };
const nameless = { body: { name: '   ' } };

/** A row of each stage, as a caller sends it. */
export const newRows = Object.fromEntries(
  stages.map((stage) => [stage, { ...exampleRows[stage][0], name: 'Row' }]),
) as {
  [S in Stage]: NewStageRow[S];
};

const badId = { params: { id: 'none' } };
const badRow = { params: { id: 1, rowId: 0 } };
const badJob = { params: { id: 1, jobId: 'x' } };
const inCampaign = (world: World) => ({ params: { id: world.campaign } });
const rows = { good: inCampaign, bad: () => badId };
const atRow = (world: World, stage: Stage) => ({ params: { id: world.campaign, rowId: world.rows[stage] } });
const unnumbered = { impressions: '1000', payload: '1' };
const known = { headers: { 'if-match': '"1"' } };
const ofRows: Record<RowKind, (stage: Stage) => Calls> = {
  list: () => rows,
  create: (stage) => ({
    good: (world) => ({ ...inCampaign(world), body: newRows[stage] }),
    bad: (world) => ({ ...inCampaign(world), body: { ...newRows[stage], ...unnumbered } }),
  }),
  update: (stage) => ({
    good: (world) => ({ ...atRow(world, stage), ...known, body: newRows[stage] }),
    bad: (world) => ({ ...atRow(world, stage), ...known, body: { ...newRows[stage], ...unnumbered } }),
  }),
  delete: (stage) => ({ good: (world) => atRow(world, stage), bad: () => badRow }),
};
const settings = { name: 'Banners', mode: 'lightweighting', target: 0.98 };
const ofImage = { good: (world: World) => ({ params: { id: world.image } }), bad: () => badId };
const bundle = { name: 'banner.zip', bytes: Buffer.from('some bytes') };
const ofCreative = { good: (world: World) => ({ params: { id: world.creative } }), bad: () => badId };
const ofCreativeJob = (status: keyof World['creativeJobs']): Calls => ({
  good: (world) => ({ params: { id: world.creative, jobId: world.creativeJobs[status] } }),
  bad: () => badJob,
});
const ofOrganization = { good: (world: World) => ({ params: { id: world.org.id } }), bad: () => badId };
const ofKey = {
  good: (world: World) => ({ params: { id: world.org.id, keyId: world.key } }),
  bad: (world: World) => ({ params: { id: world.org.id, keyId: 0 } }),
};
const badCode = { email: 'who@example.org', activation_code: '12' };

/** One entry for every operation of the contract; one left out does not compile. */
export const calls: Record<OperationId, Calls> = {
  logIn: {
    good: (_world, caller) => ({ body: { email: caller?.email ?? 'who@example.org', password: PASSWORD } }),
    bad: () => ({ body: { email: 5 } }),
  },
  logOut: { good: () => ({}) },
  signUp: {
    good: () => ({ body: { email: 'new@example.org', username: 'New', password: PASSWORD } }),
    bad: () => ({ body: { email: 'new@example.org', username: 'New', password: 'short' } }),
  },
  getUser: { good: () => ({}) },
  getUsage: { good: () => ({}) },
  requestToJoin: {
    good: (world, caller) => ({ params: { id: caller?.id ?? 1 }, body: { organization_id: world.org.id } }),
    bad: (world) => ({ params: { id: world.people.admin.id }, body: { organization_id: 'x' } }),
  },
  activate: {
    good: () => ({ query: { ...badCode, activation_code: '123456' } }),
    bad: () => ({ query: badCode }),
  },
  resendActivation: {
    good: () => ({ query: { email: 'who@example.org' } }),
    bad: () => ({ query: { email: 'who' } }),
  },
  forgotPassword: {
    good: () => ({ query: { email: 'who@example.org' } }),
    bad: () => ({}),
  },
  resetPassword: {
    good: () => ({
      body: { email: 'who@example.org', reset_code: '123456', new_password: 'something else' },
    }),
    bad: () => ({ body: { email: 'who@example.org', reset_code: '1', new_password: 'something else' } }),
  },
  listOrganizations: { good: () => ({}) },
  createOrganization: {
    good: (_world, caller) => ({ body: { name: `New of ${caller?.id ?? 0}`, claims_member: false } }),
    bad: () => ({ body: { name: 'New', claims_member: 'no' } }),
  },
  renameOrganization: {
    good: (world) => ({ params: { id: world.org.id }, body: { name: `Renamed ${world.org.id}` } }),
    bad: (world) => ({ params: { id: world.org.id }, ...nameless }),
  },
  deleteOrganization: ofOrganization,
  listMembers: ofOrganization,
  removeMember: {
    good: (world) => ({ params: { id: world.org.id }, query: { user_id: world.people.member.id } }),
    bad: (world) => ({ params: { id: world.org.id } }),
  },
  validateMember: {
    good: (world) => ({ query: { user_id: world.people.pending.id, approve: true } }),
    bad: (world) => ({ query: { user_id: world.people.pending.id, approve: 'perhaps' } }),
  },
  listPendingOrganizations: { good: () => ({}) },
  validateOrganization: {
    good: (world) => ({ query: { org_id: world.unapprovedOrg.id, approve: true } }),
    bad: () => ({ query: { org_id: 0, approve: true } }),
  },
  listKeys: ofOrganization,
  createKey: {
    good: (world) => ({ params: { id: world.org.id }, body: { name: 'New key', scopes: ['read'] } }),
    bad: (world) => ({ params: { id: world.org.id }, body: { name: 'New key', scopes: ['all'] } }),
  },
  rotateKey: ofKey,
  revokeKey: ofKey,
  createEmbedToken: { good: () => ({ body: { scopes: ['read'] } }) },
  getBillingPortal: { good: () => ({}) },
  createCheckout: {
    good: () => ({ query: { product: 'leaf_basic' } }),
    bad: () => ({ query: { product: 'leaf_gold' } }),
  },
  listCampaigns: { good: () => ({}) },
  createCampaign: {
    good: () => ({ body: { name: 'New', description: null, version: 'gmsf1.2' } }),
    bad: () => ({ body: { name: 'New', version: 'gmsf9' } }),
  },
  updateCampaign: {
    good: (world) => ({ ...inCampaign(world), ...known, body: { name: 'New', version: 'gmsf1.2' } }),
    bad: (world) => ({ ...inCampaign(world), ...known, body: { name: ' ', version: 'gmsf1.2' } }),
  },
  deleteCampaign: rows,
  duplicateCampaign: {
    good: (world) => ({ ...inCampaign(world), body: { name: 'Copy' } }),
    bad: (world) => ({ ...inCampaign(world), ...nameless }),
  },
  restoreCampaign: { good: (world) => ({ params: { id: world.deleted.campaign } }), bad: () => badId },
  ...ofRowOperations((kind, stage) => ofRows[kind](stage)),
  bulkRows: {
    good: (world) => ({
      ...inCampaign(world),
      body: { operations: [{ op: 'delete', stage: 'storage', id: world.rows.storage }] },
    }),
    bad: (world) => ({ ...inCampaign(world), body: { operations: [] } }),
  },
  listDeletedRows: rows,
  listDeleted: { good: () => ({}) },
  getImportMapping: { good: () => ({}) },
  putImportMapping: {
    good: () => ({ body: { columns: { Land: 'country' }, decimal: ',' } }),
    bad: () => ({ body: { columns: { Land: 'a\u0000' } } }),
  },
  restoreRow: {
    good: (world) => ({
      params: { id: world.campaign, collection: 'storages', rowId: world.deleted.row },
    }),
    bad: (world) => ({ params: { id: world.campaign, collection: 'rows', rowId: world.deleted.row } }),
  },
  getGeos: { good: () => ({}) },
  getBenchmarks: {
    good: () => ({
      query: { country: 'Germany', region: 'Europe', delivery_region: 'Europe', version: 'gmsf1.2' },
    }),
    bad: () => ({
      query: { country: 'Atlantis', region: 'Europe', delivery_region: 'Europe', version: 'gmsf1.2' },
    }),
  },
  estimate: {
    good: () => ({
      body: Object.fromEntries(Object.entries(newRows).map(([stage, row]) => [stage, [row]])),
    }),
    bad: () => ({ body: { storage: [{ ...newRows.storage, ...unnumbered }] } }),
  },
  listImages: { good: () => ({}) },
  uploadImage: { good: () => ({ file: picture }), bad: () => ({ file: { ...picture, field: 'picture' } }) },
  getImage: ofImage,
  getThumbnail: ofImage,
  getImageInfo: ofImage,
  deleteImage: ofImage,
  restoreImage: { good: (world) => ({ params: { id: world.deleted.image } }), bad: () => badId },
  bulkImages: {
    good: (world) => ({ body: { op: 'delete', images: [world.image] } }),
    bad: () => ({ body: { op: 'delete', images: [] } }),
  },
  createSizes: {
    good: (world) => ({ params: { id: world.image }, body: { sizes: [{ width: 8, height: 8 }] } }),
    bad: (world) => ({ params: { id: world.image }, body: { sizes: [] } }),
  },
  listJobs: ofImage,
  listOutcomes: {
    good: (world) => ({ query: { images: String(world.image) } }),
    bad: () => ({ query: { images: '5,' } }),
  },
  chooseFiles: {
    good: (world) => ({
      body: { choices: [{ image_id: world.image, file: { format: 'webp', quality: 60 } }] },
    }),
    bad: (world) => ({
      body: { choices: [{ image_id: world.image, file: { format: 'tiff', quality: 60 } }] },
    }),
  },
  listJobSettings: { good: () => ({}) },
  createJobSettings: {
    good: () => ({ body: { ...settings, name: 'New' } }),
    bad: () => ({ body: { ...settings, mode: 'smallest' } }),
  },
  updateJobSettings: {
    good: (world) => ({ params: { id: world.settings }, body: settings }),
    bad: (world) => ({ params: { id: world.settings }, body: { ...settings, target: '1' } }),
  },
  deleteJobSettings: { good: (world) => ({ params: { id: world.settings } }), bad: () => badId },
  followJobs: { good: () => ({ query: { seconds: 0 } }), bad: () => ({ query: { seconds: 601 } }) },
  createJob: {
    good: (world) => ({
      params: { id: world.image },
      body: { mode: 'lightweighting', images: [world.image], target: 0.98 },
    }),
    bad: (world) => ({ params: { id: world.image }, body: { mode: 'smallest', images: [], target: 0.98 } }),
  },
  getJob: {
    good: (world) => ({ params: { id: world.image, jobId: world.failed } }),
    bad: () => badJob,
  },
  cancelJob: {
    good: (world) => ({ params: { id: world.image, jobId: world.running } }),
    bad: () => badJob,
  },
  retryJob: {
    good: (world) => ({ params: { id: world.image, jobId: world.failed } }),
    bad: () => badJob,
  },
  listAskedPoints: ofImage,
  listImageRows: ofImage,
  askForPoint: {
    good: (world) => ({ params: { id: world.image }, body: { format: 'webp', quality: 61 } }),
    bad: (world) => ({ params: { id: world.image }, body: { format: 'png', quality: 0 } }),
  },
  getImageZip: {
    good: (world) => ({ query: { files: `${world.image}-webp-60,${world.image}-original` } }),
    bad: () => ({ query: { files: '5-tiff-60' } }),
  },
  listCreatives: { good: () => ({}) },
  uploadCreative: {
    good: () => ({ file: bundle }),
    bad: () => ({ file: { ...bundle, field: 'creative' } }),
  },
  getCreative: ofCreative,
  deleteCreative: ofCreative,
  restoreCreative: { good: (world) => ({ params: { id: world.deleted.creative } }), bad: () => badId },
  getCreativeFile: ofCreative,
  previewCreative: {
    good: (world) => ({ params: { id: world.creative }, body: { job: world.creativeJobs.completed } }),
    bad: (world) => ({ params: { id: world.creative }, body: { job: 0 } }),
  },
  listCreativeJobs: ofCreative,
  createCreativeJob: {
    good: (world) => ({ params: { id: world.creative }, body: { preset: 'google-ads', target: 0.98 } }),
    bad: (world) => ({ params: { id: world.creative }, body: { target: 0.5 } }),
  },
  getCreativeJob: ofCreativeJob('completed'),
  cancelCreativeJob: ofCreativeJob('running'),
  retryCreativeJob: ofCreativeJob('failed'),
  getLightCreative: ofCreativeJob('completed'),
  getProcessedImage: {
    good: (world) => ({ params: { id: world.image, format: 'webp', quality: 60 } }),
    bad: (world) => ({ params: { id: world.image, format: 'tiff', quality: 60 } }),
  },
};
