/**
 * openapi.yaml for programs: its types, the operations of each stage, the permissions of each operation, what becomes
 * of the changes of a bulk call, and the refusals that server and mocks return.
 */
export * from './changeFaults.ts';
export * from './decideChanges.ts';
export type * from './generated/schema.ts';
export * from './guards.ts';
export * from './machineTokens.ts';
export * from './operations/stages.ts';
export * from './refusals/index.ts';
export * from './rowPicture.ts';
