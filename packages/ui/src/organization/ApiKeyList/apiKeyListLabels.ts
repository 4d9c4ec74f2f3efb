import { apiKeyRuleLabels } from './apiKeyForm.ts';

export const apiKeyListLabels = {
  ...apiKeyRuleLabels,
  title: 'API keys',
  description:
    'Programs sign in with a key. It belongs to the organization and keeps working when its creator leaves.',
  create: 'Create key',
  name: 'Name',
  prefix: 'Begins with',
  scopes: 'Access',
  lastUsed: 'Last used',
  expires: 'Expires',
  actions: 'Actions',
  read: 'Read',
  write: 'Write',
  readWrite: 'Read and write',
  neverUsed: 'Never',
  noExpiry: 'Never',
  expired: 'Expired',
  rotate: 'Rotate',
  rotateName: (name: string) => `Rotate ${name}`,
  rotatePrompt: (name: string) => `Rotate “${name}”?`,
  rotateMessage:
    'The key gets a new secret. Programs that use the old one are refused at once, and so are the embed tokens made with it.',
  revoke: 'Revoke',
  revokeName: (name: string) => `Revoke ${name}`,
  revokePrompt: (name: string) => `Revoke “${name}”?`,
  revokeMessage:
    'Programs that use the key are refused at once, and so are the embed tokens made with it. It can’t be undone.',
  empty: 'No API keys yet.',
  createTitle: 'Create an API key',
  nameHelp: 'What the key is for, such as “Nightly import”.',
  readHelp: 'Campaigns, rows, reference values, images and jobs.',
  writeHelp: 'Create, change and delete them.',
  days: (days: string) => `In ${days} days`,
  cancel: 'Cancel',
  close: 'Close',
  secretTitle: (name: string) => `Key for “${name}”`,
  secret: 'API key',
  secretNote: 'Copy the key now and store it safely. It is shown only once; if it is lost, rotate the key.',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'Done',
};

export type ApiKeyListText = typeof apiKeyListLabels;
