/** openapi.yaml for programs: its types, and the refusals that server and mocks answer with. */
export type * from './generated/schema.ts';
export * from './refusals/index.ts';
