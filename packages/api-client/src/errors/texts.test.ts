import { expect, it } from 'vitest';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { OperationId } from '../contract.ts';
import { fixtures } from '../mocks/index.ts';
import { ofRowOperations, operationsOf, type RowKind, type Stage } from '../operations/stages.ts';
import { answering, failureOf } from '../testing/answering.ts';
import { errorText } from './errorText.ts';
import { type ErrorPurpose, errorTexts } from './texts.ts';

const { schemas } = fixtures;
const benchmarkQuery = {
  country: 'Germany',
  region: 'Europe',
  delivery_region: 'Europe',
  version: 'gmsf1.2',
} as const;
const file = new File(['x'], 'banner.png', { type: 'image/png' });
const picture = { imageId: 5, format: 'avif', quality: 58 } as const;

const addition = { op: 'create', stage: 'storage', row: schemas.NewStorageRow } as const;
const deletion = { op: 'delete', stage: 'storage', id: 1 } as const;

type Call = (client: LeafClient) => Promise<unknown>;

const rowCalls: Record<RowKind, (api: LeafClient, stage: Stage) => Promise<unknown>> = {
  list: (api, stage) => api.listRows(stage, 12),
  create: (api, stage) => api.createRow(stage, 12, schemas.NewStorageRow),
  update: (api, stage) => api.updateRow(stage, 12, { id: 1, version: 1 }, schemas.NewStorageRow),
  delete: (api, stage) => api.deleteRow(stage, 12, 1),
};

/** How to call each operation, for each of its purposes. */
const uses: Record<OperationId, [ErrorPurpose, Call][]> = {
  logIn: [['logIn', (api) => api.logIn(schemas.Credentials)]],
  logOut: [['logOut', (api) => api.logOut()]],
  getUser: [['getUser', (api) => api.getUser()]],
  signUp: [['signUp', (api) => api.signUp(schemas.SignUp)]],
  activate: [['activate', (api) => api.activate('a@b.example', '048213')]],
  resendActivation: [['resendActivation', (api) => api.resendActivation('a@b.example')]],
  forgotPassword: [['forgotPassword', (api) => api.forgotPassword('a@b.example')]],
  resetPassword: [['resetPassword', (api) => api.resetPassword(schemas.PasswordReset)]],
  requestToJoin: [['requestToJoin', (api) => api.requestToJoin(7, 3)]],
  listOrganizations: [['listOrganizations', (api) => api.listOrganizations()]],
  createOrganization: [['createOrganization', (api) => api.createOrganization(schemas.NewOrganization)]],
  renameOrganization: [['renameOrganization', (api) => api.renameOrganization(3, 'New')]],
  deleteOrganization: [['deleteOrganization', (api) => api.deleteOrganization(3)]],
  listMembers: [
    ['listMembers', (api) => api.listMembers(3)],
    ['refresh', (api) => api.listMembers(3, { refresh: true })],
  ],
  validateMember: [
    ['validateMember', (api) => api.validateMember(8, true)],
    ['rejectMember', (api) => api.validateMember(8, false)],
  ],
  removeMember: [['removeMember', (api) => api.removeMember(3, 9)]],
  listKeys: [['listKeys', (api) => api.listKeys(3)]],
  createKey: [['createKey', (api) => api.createKey(3, schemas.NewApiKey)]],
  rotateKey: [['rotateKey', (api) => api.rotateKey(3, 21)]],
  revokeKey: [['revokeKey', (api) => api.revokeKey(3, 21)]],
  createEmbedToken: [['createEmbedToken', (api) => api.createEmbedToken(schemas.NewEmbedToken)]],
  getBillingPortal: [['getBillingPortal', (api) => api.getBillingPortal()]],
  createCheckout: [['createCheckout', (api) => api.createCheckout()]],
  getUsage: [['getUsage', (api) => api.getUsage()]],
  listCampaigns: [['listCampaigns', (api) => api.listCampaigns()]],
  createCampaign: [['createCampaign', (api) => api.createCampaign(schemas.NewCampaign)]],
  updateCampaign: [
    ['updateCampaign', (api) => api.updateCampaign({ id: 12, revision: 1 }, schemas.NewCampaign)],
  ],
  restoreCampaign: [['restoreCampaign', (api) => api.restoreCampaign(12)]],
  deleteCampaign: [['deleteCampaign', (api) => api.deleteCampaign(12)]],
  ...ofRowOperations((kind, stage): [ErrorPurpose, Call][] => [
    [operationsOf(stage)[kind], (api) => rowCalls[kind](api, stage)],
  ]),
  bulkRows: [
    ['bulkRows', (api) => api.bulkRows(12, [addition, deletion], { partial: true })],
    ['deleteRows', (api) => api.bulkRows(12, [deletion])],
    ['restoreRow', (api) => api.bulkRows(12, [{ op: 'restore', stage: 'storage', id: 1 }])],
  ],
  listDeletedRows: [['listDeletedRows', (api) => api.listDeletedRows(12)]],
  listDeleted: [['listDeleted', (api) => api.listDeleted()]],
  getImportMapping: [['getImportMapping', (api) => api.getImportMapping()]],
  putImportMapping: [['putImportMapping', (api) => api.putImportMapping({ columns: {} })]],
  duplicateCampaign: [['duplicateCampaign', (api) => api.duplicateCampaign(12, 'Copy')]],
  restoreRow: [['restoreRow', (api) => api.restoreRow('storage', 12, 1)]],
  getGeos: [['getGeos', (api) => api.getGeos()]],
  getBenchmarks: [['getBenchmarks', (api) => api.getBenchmarks(benchmarkQuery)]],
  estimate: [['estimate', (api) => api.estimate({})]],
  listImages: [['listImages', (api) => api.listImages()]],
  uploadImage: [['uploadImage', (api) => api.uploadImage(file)]],
  getImage: [['getImage', (api) => api.getImageBlob(5)]],
  getThumbnail: [['getThumbnail', (api) => api.getThumbnailBlob(5)]],
  getImageInfo: [['getImageInfo', (api) => api.getImageInfo(5)]],
  restoreImage: [['restoreImage', (api) => api.restoreImage(5)]],
  bulkImages: [
    ['bulkImages', (api) => api.deleteImages([5, 4])],
    ['restoreImage', (api) => api.restoreImages([5, 4])],
  ],
  createSizes: [['createSizes', (api) => api.createSizes(5, { sizes: [{ width: 300, height: 250 }] })]],
  deleteImage: [['deleteImage', (api) => api.deleteImage(5)]],
  listImageRows: [['listImageRows', (api) => api.listImageRows(5)]],
  listJobs: [['listJobs', (api) => api.listJobs(5)]],
  listOutcomes: [['listOutcomes', (api) => api.listOutcomes([5, 4])]],
  chooseFiles: [['chooseFiles', (api) => api.chooseFiles([{ image_id: 5, file: null }])]],
  followJobs: [['followJobs', (api) => api.followJobs(() => undefined)]],
  listJobSettings: [['listJobSettings', (api) => api.listJobSettings()]],
  createJobSettings: [['createJobSettings', (api) => api.createJobSettings(schemas.NewJobSettings)]],
  updateJobSettings: [['updateJobSettings', (api) => api.updateJobSettings(3, schemas.NewJobSettings)]],
  deleteJobSettings: [['deleteJobSettings', (api) => api.deleteJobSettings(3)]],
  createJob: [['createJob', (api) => api.createJob(5, schemas.NewJob)]],
  getJob: [['getJob', (api) => api.getJob(5, 31)]],
  cancelJob: [['cancelJob', (api) => api.cancelJob(5, 31)]],
  listAskedPoints: [['listAskedPoints', (api) => api.listAskedPoints(5)]],
  askForPoint: [['askForPoint', (api) => api.askForPoint(5, { format: 'avif', quality: 71 })]],
  retryJob: [['retryJob', (api) => api.retryJob(5, 31)]],
  getImageZip: [['getImageZip', (api) => api.getImageZipBlob([{ imageId: 5 }])]],
  getProcessedImage: [['getProcessedImage', (api) => api.getProcessedImageBlob(picture)]],
  listCreatives: [['listCreatives', (api) => api.listCreatives()]],
  uploadCreative: [['uploadCreative', (api) => api.uploadCreative(file)]],
  getCreative: [['getCreative', (api) => api.getCreative(3)]],
  deleteCreative: [['deleteCreative', (api) => api.deleteCreative(3)]],
  restoreCreative: [['restoreCreative', (api) => api.restoreCreative(3)]],
  getCreativeFile: [['getCreativeFile', (api) => api.getCreativeBlob(3)]],
  previewCreative: [['previewCreative', (api) => api.previewCreative(3)]],
  listCreativeJobs: [['listCreativeJobs', (api) => api.listCreativeJobs(3)]],
  createCreativeJob: [['createCreativeJob', (api) => api.createCreativeJob(3, schemas.NewCreativeJob)]],
  getCreativeJob: [['getCreativeJob', (api) => api.getCreativeJob(3, 12)]],
  cancelCreativeJob: [['cancelCreativeJob', (api) => api.cancelCreativeJob(3, 12)]],
  retryCreativeJob: [['retryCreativeJob', (api) => api.retryCreativeJob(3, 12)]],
  getLightCreative: [['getLightCreative', (api) => api.getLightCreativeBlob(3, 12)]],
  listPendingOrganizations: [
    ['listPendingOrganizations', (api) => api.listPendingOrganizations()],
    ['refresh', (api) => api.listPendingOrganizations({ refresh: true })],
  ],
  validateOrganization: [
    ['validateOrganization', (api) => api.validateOrganization(4, true)],
    ['denyOrganization', (api) => api.validateOrganization(4, false)],
  ],
};

const cases = Object.entries(uses).flatMap(([operation, purposes]) =>
  purposes.map(([purpose, call]) => ({ operation, purpose, text: errorTexts[purpose], call })),
);

it.each(cases)(
  '$operation says "$text" when the server gives no words',
  async ({ operation, purpose, text, call }) => {
    const { client } = answering([new Response(null, { status: 500 })]);
    const error = await failureOf(call(client));
    expect(error).toMatchObject({ operation, purpose, kind: 'http', status: 500 });
    expect(errorText(error)).toBe(text);
  },
);

it.each(cases)(
  '$operation names the reason after "$text" when nobody answers',
  async ({ operation, purpose, text, call }) => {
    const { client } = answering([() => Promise.reject(new TypeError('fetch failed'))]);
    const error = await failureOf(call(client));
    expect(error).toMatchObject({ operation, purpose, kind: 'network' });
    const sentence = text.endsWith('.') ? text : `${text}.`;
    expect(errorText(error)).toBe(
      `${sentence} The server cannot be reached. Check your connection and try again.`,
    );
  },
);

it.each(['getCreativeFile', 'getLightCreative'] as const)('%s says that it is a download', (purpose) => {
  expect(errorTexts[purpose]).toMatch(/^Failed to download /);
});

it('misses the address of the checkout', async () => {
  for (const answer of [Response.json({}), Response.json({ checkout_url: '' })]) {
    const error = await failureOf(answering([answer]).client.createCheckout());
    expect(errorText(error)).toBe('Missing checkout_url in response');
  }
});
