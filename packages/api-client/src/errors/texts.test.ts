import { expect, it } from 'vitest';
import type { LeafClient } from '../client/createLeafClient.ts';
import { fixtures } from '../mocks/index.ts';
import { answering, failureOf } from '../testing/answering.ts';
import type { errorTexts } from './texts.ts';

const { schemas } = fixtures;
const benchmarkQuery = {
  country: 'Germany',
  region: 'Europe',
  delivery_region: 'Europe',
  version: 'gmsf1.2',
} as const;
const file = new File(['x'], 'banner.png', { type: 'image/png' });
const picture = { imageId: 5, format: 'avif', quality: 58 } as const;

type Call = (client: LeafClient) => Promise<unknown>;

/** The default text of each operation, as the specification has it where it has one. */
const defaults: Record<keyof typeof errorTexts, [string, Call][]> = {
  logIn: [['Login failed', (api) => api.logIn(schemas.Credentials)]],
  logOut: [['Sign out failed', (api) => api.logOut()]],
  getUser: [['Failed to load your account', (api) => api.getUser()]],
  signUp: [['Sign up failed', (api) => api.signUp(schemas.SignUp)]],
  activate: [['Activation failed', (api) => api.activate('a@b.example', '048213')]],
  resendActivation: [['Failed to send activation code', (api) => api.resendActivation('a@b.example')]],
  forgotPassword: [['Failed to send reset code', (api) => api.forgotPassword('a@b.example')]],
  resetPassword: [['Reset failed', (api) => api.resetPassword(schemas.PasswordReset)]],
  requestToJoin: [['Failed to join organization', (api) => api.requestToJoin(7, 3)]],
  listOrganizations: [['Failed to load organizations', (api) => api.listOrganizations()]],
  createOrganization: [
    ['Failed to create organization', (api) => api.createOrganization(schemas.NewOrganization)],
  ],
  renameOrganization: [['Failed to rename organization', (api) => api.renameOrganization(3, 'New')]],
  deleteOrganization: [['Failed to delete organization', (api) => api.deleteOrganization(3)]],
  listMembers: [
    ['Failed to load members', (api) => api.listMembers(3)],
    ['Failed to refresh', (api) => api.listMembers(3, { refresh: true })],
  ],
  validateMember: [
    ['Failed to approve member', (api) => api.validateMember(8, true)],
    ['Failed to reject member', (api) => api.validateMember(8, false)],
  ],
  removeMember: [['Failed to remove user', (api) => api.removeMember(3, 9)]],
  getBillingPortal: [['Failed to get portal link', (api) => api.getBillingPortal()]],
  createCheckout: [['Checkout failed', (api) => api.createCheckout()]],
  getUsage: [['Failed to load the limits of your organization', (api) => api.getUsage()]],
  listCampaigns: [['Failed to load campaigns', (api) => api.listCampaigns()]],
  createCampaign: [['Failed to create campaign', (api) => api.createCampaign(schemas.NewCampaign)]],
  deleteCampaign: [['Failed to delete', (api) => api.deleteCampaign(12)]],
  listStorages: [['Failed to load campaign', (api) => api.listRows('storage', 12)]],
  listSelections: [['Failed to load campaign', (api) => api.listRows('selection', 12)]],
  listDeliveries: [['Failed to load campaign', (api) => api.listRows('delivery', 12)]],
  listConsumptions: [['Failed to load campaign', (api) => api.listRows('consumption', 12)]],
  createStorage: [['Failed to add storage', (api) => api.createRow('storage', 12, schemas.NewStorageRow)]],
  createSelection: [
    ['Failed to add selection', (api) => api.createRow('selection', 12, schemas.NewSelectionRow)],
  ],
  createDelivery: [
    ['Failed to add delivery', (api) => api.createRow('delivery', 12, schemas.NewDeliveryRow)],
  ],
  createConsumption: [
    ['Failed to add consumption', (api) => api.createRow('consumption', 12, schemas.NewConsumptionRow)],
  ],
  deleteStorage: [['Delete failed', (api) => api.deleteRow('storage', 12, 1)]],
  deleteSelection: [['Delete failed', (api) => api.deleteRow('selection', 12, 1)]],
  deleteDelivery: [['Delete failed', (api) => api.deleteRow('delivery', 12, 1)]],
  deleteConsumption: [['Delete failed', (api) => api.deleteRow('consumption', 12, 1)]],
  getGeos: [['Failed to load geos', (api) => api.getGeos()]],
  getBenchmarks: [['Failed to load benchmarks', (api) => api.getBenchmarks(benchmarkQuery)]],
  listImages: [['Failed to load images', (api) => api.listImages()]],
  uploadImage: [['Upload failed', (api) => api.uploadImage(file)]],
  getImage: [['Failed to load image', (api) => api.getImageBlob(5)]],
  getImageInfo: [['Failed to load image', (api) => api.getImageInfo(5)]],
  deleteImage: [['Delete failed', (api) => api.deleteImage(5)]],
  listJobs: [['Failed to load image', (api) => api.listJobs(5)]],
  createJob: [['Failed to create optimization job.', (api) => api.createJob(5, schemas.NewJob)]],
  getJob: [['Failed to load job result.', (api) => api.getJob(5, 31)]],
  cancelJob: [['Failed to cancel the job.', (api) => api.cancelJob(5, 31)]],
  retryJob: [['Failed to create optimization job.', (api) => api.retryJob(5, 31)]],
  getProcessedImage: [['Failed to load image', (api) => api.getProcessedImageBlob(picture)]],
  listPendingOrganizations: [
    ['Failed to fetch organizations', (api) => api.listPendingOrganizations()],
    ['Failed to refresh', (api) => api.listPendingOrganizations({ refresh: true })],
  ],
  validateOrganization: [
    ['Approval failed', (api) => api.validateOrganization(4, true)],
    ['Denial failed', (api) => api.validateOrganization(4, false)],
  ],
};

const cases = Object.entries(defaults).flatMap(([operation, texts]) =>
  texts.map(([text, call]) => ({ operation, text, call })),
);

it.each(cases)('$operation says "$text" when the server gives no words', async ({ text, call }) => {
  const { client } = answering([new Response(null, { status: 500 })]);
  expect(await failureOf(call(client))).toMatchObject({ message: text, kind: 'http', status: 500 });
});

it.each(cases)('$operation names the reason after "$text" when nobody answers', async ({ text, call }) => {
  const { client } = answering([() => Promise.reject(new TypeError('fetch failed'))]);
  const sentence = text.endsWith('.') ? text : `${text}.`;
  expect(await failureOf(call(client))).toMatchObject({
    message: `${sentence} The server cannot be reached. Check your connection and try again.`,
    kind: 'network',
  });
});

it('misses the address of the checkout', async () => {
  for (const answer of [Response.json({}), Response.json({ checkout_url: '' })]) {
    const error = await failureOf(answering([answer]).client.createCheckout());
    expect(error).toMatchObject({ message: 'Missing checkout_url in response' });
  }
});
