import type { operations } from '@leaf/api-client/contract';

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
 */
export type Guard = 'open' | 'signedIn' | 'verified' | 'member' | 'entitled' | 'orgAdmin' | 'platformAdmin';

/** The one place that says who may call what. An operation without a line here does not compile and does not start. */
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
  getBillingPortal: 'orgAdmin',
  createCheckout: 'member',
  getUsage: 'member',
  listCampaigns: 'entitled',
  createCampaign: 'entitled',
  deleteCampaign: 'entitled',
  listStorages: 'entitled',
  createStorage: 'entitled',
  deleteStorage: 'entitled',
  listSelections: 'entitled',
  createSelection: 'entitled',
  deleteSelection: 'entitled',
  listDeliveries: 'entitled',
  createDelivery: 'entitled',
  deleteDelivery: 'entitled',
  listConsumptions: 'entitled',
  createConsumption: 'entitled',
  deleteConsumption: 'entitled',
  getGeos: 'entitled',
  getBenchmarks: 'entitled',
  listImages: 'entitled',
  uploadImage: 'entitled',
  getImageInfo: 'entitled',
  getImage: 'entitled',
  deleteImage: 'entitled',
  createJob: 'entitled',
  listJobs: 'entitled',
  getJob: 'entitled',
  cancelJob: 'entitled',
  retryJob: 'entitled',
  getProcessedImage: 'entitled',
  listPendingOrganizations: 'platformAdmin',
  validateOrganization: 'platformAdmin',
} as const satisfies Record<OperationId, Guard>;
