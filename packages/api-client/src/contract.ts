/** openapi.yaml for programs: its types, who may call what, and the refusals that server and mocks answer with. */
export type * from './generated/schema.ts';
export * from './guards.ts';
export * from './refusals/index.ts';
