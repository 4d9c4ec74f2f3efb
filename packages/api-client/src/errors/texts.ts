import type { OperationId } from '../contract.ts';
import { ofRowOperations, type RowKind, type RowOperation, type Stage } from '../operations/stages.ts';
import type { ApiErrorKind } from './ApiError.ts';

type RowText = string | ((stage: Stage) => string);

/** The error texts of the operations on rows: one for each kind of call, whatever the stage. */
export const rowErrorTexts = (texts: Record<RowKind, RowText>): Record<RowOperation, string> =>
  ofRowOperations((kind, stage) => {
    const text = texts[kind];
    return typeof text === 'string' ? text : text(stage);
  });

/**
 * The text shown if an operation fails and the server gives no sentence: the specification's error catalogue, letter
 * for letter, and the same for operations it does not list. Tests read it from here.
 */
export const errorTexts = {
  logIn: 'Login failed',
  logOut: 'Sign out failed',
  getUser: 'Failed to load your account',
  signUp: 'Sign up failed',
  activate: 'Activation failed',
  resendActivation: 'Failed to send activation code',
  forgotPassword: 'Failed to send reset code',
  resetPassword: 'Reset failed',
  requestToJoin: 'Failed to join organization',
  listOrganizations: 'Failed to load organizations',
  createOrganization: 'Failed to create organization',
  renameOrganization: 'Failed to rename organization',
  deleteOrganization: 'Failed to delete organization',
  listMembers: 'Failed to load members',
  validateMember: 'Failed to approve member',
  removeMember: 'Failed to remove user',
  listKeys: 'Failed to load API keys',
  createKey: 'Failed to create the API key',
  rotateKey: 'Failed to replace the API key',
  revokeKey: 'Failed to revoke the API key',
  createEmbedToken: 'Failed to create the embed token',
  getBillingPortal: 'Failed to get portal link',
  createCheckout: 'Checkout failed',
  getUsage: 'Failed to load the limits of your organization',
  listCampaigns: 'Failed to load campaigns',
  createCampaign: 'Failed to create campaign',
  updateCampaign: 'Failed to save the campaign',
  deleteCampaign: 'Failed to delete',
  restoreCampaign: 'Failed to undo the deletion',
  duplicateCampaign: 'Failed to copy the campaign',
  ...rowErrorTexts({
    list: 'Failed to load campaign',
    create: (stage) => `Failed to add ${stage}`,
    update: 'Failed to save the row',
    delete: 'Delete failed',
  }),
  restoreRow: 'Failed to undo the deletion',
  bulkRows: 'Failed to save the rows',
  listDeletedRows: 'Failed to load the deleted rows',
  listDeleted: 'Failed to load what was deleted',
  getImportMapping: 'Failed to load how plans are read',
  putImportMapping: 'Failed to remember how plans are read',
  getGeos: 'Failed to load geos',
  getBenchmarks: 'Failed to load benchmarks',
  estimate: 'Failed to estimate',
  listImages: 'Failed to load images',
  uploadImage: 'Upload failed',
  getImage: 'Failed to load image',
  getThumbnail: 'Failed to load image',
  getImageInfo: 'Failed to load image',
  deleteImage: 'Delete failed',
  restoreImage: 'Failed to undo the deletion',
  bulkImages: 'Delete failed',
  createSizes: 'Failed to make the sizes',
  listImageRows: 'Failed to load the rows of the image',
  listJobs: 'Failed to load image',
  listOutcomes: 'Failed to load images',
  chooseFiles: 'Failed to keep the choice',
  followJobs: 'Failed to load image',
  listJobSettings: 'Failed to load the saved settings',
  createJobSettings: 'Failed to save the settings',
  updateJobSettings: 'Failed to save the settings',
  deleteJobSettings: 'Delete failed',
  createJob: 'Failed to create optimization job.',
  getJob: 'Failed to load job result.',
  cancelJob: 'Failed to cancel the job.',
  retryJob: 'Failed to create optimization job.',
  listAskedPoints: 'Failed to load job result.',
  askForPoint: 'Failed to measure this quality',
  getProcessedImage: 'Failed to load image',
  getImageZip: 'Failed to make the ZIP',
  listCreatives: 'Failed to load creatives',
  uploadCreative: 'Upload failed',
  getCreative: 'Failed to load creative',
  deleteCreative: 'Delete failed',
  restoreCreative: 'Failed to undo the deletion',
  getCreativeFile: 'Failed to download the creative',
  previewCreative: 'Failed to open the preview',
  listCreativeJobs: 'Failed to load creative',
  createCreativeJob: 'Failed to create optimization job.',
  getCreativeJob: 'Failed to load job result.',
  cancelCreativeJob: 'Failed to cancel the job.',
  retryCreativeJob: 'Failed to create optimization job.',
  getLightCreative: 'Failed to download the lighter creative',
  listPendingOrganizations: 'Failed to fetch organizations',
  validateOrganization: 'Approval failed',

  /** For refreshing a list that is already shown. */
  refresh: 'Failed to refresh',
  deleteRows: 'Failed to delete the rows',
  rejectMember: 'Failed to reject member',
  denyOrganization: 'Denial failed',
  /** For a successful checkout response without an address. */
  missingCheckoutUrl: 'Missing checkout_url in response',
  /** For an app that has no token to give, because its own server failed. */
  noToken: 'You could not be signed in to Leaf.',
} as const satisfies Record<OperationId, string> & Record<string, string>;

/** An operation, or one purpose of it, that has its own error text. */
export type ErrorPurpose = keyof typeof errorTexts;

/** `45 seconds`, `3 minutes`: a readable wait, never shorter than the real one. */
export const waitText = (seconds: number): string => {
  const minutes = seconds > 90;
  const count = Math.max(1, Math.ceil(minutes ? seconds / 60 : seconds));
  return `${count} ${minutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
};

/** Every text about a failed call, in one language. */
export interface ErrorWords {
  /** What failed, if the server does not say. */
  texts: Readonly<Record<ErrorPurpose, string>>;
  /** Why there is no usable response. */
  reasons: Readonly<Record<Exclude<ApiErrorKind, 'http'>, string>>;
  /** An error that no call caused: a bug. */
  unknown: string;
  /** A sentence. @param seconds what the server asks to wait */
  tryAgain: (seconds: number) => string;
}

export const errorWords: ErrorWords = {
  texts: errorTexts,
  reasons: {
    aborted: 'The call was cancelled.',
    timeout: 'The server did not answer in time. Please try again.',
    network: 'The server cannot be reached. Check your connection and try again.',
    program: 'This page has a fault, or your browser lacks something it needs. Load the page again.',
    unreadable: 'The answer of the server cannot be read. Please try again.',
  },
  unknown: 'Something went wrong. Please try again.',
  tryAgain: (seconds) => `Try again in ${waitText(seconds)}.`,
};
