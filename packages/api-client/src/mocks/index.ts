export { type Answers, MockAnswer, type ProblemArgs, type ProblemOptions } from './answers.ts';
export { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';
export * as fixtures from './fixtures/index.ts';
export { handlers } from './handlers.ts';
export {
  createMockState,
  MOCK_CODE,
  MOCK_PASSWORD,
  type MockAccount,
  type MockApiKey,
  type MockDeleted,
  type MockEmbedToken,
  type MockOrganization,
  type MockRows,
  type MockState,
  mockToken,
} from './state.ts';
export {
  createTypedHttp,
  type Resolver,
  type ResolverInfo,
  type TypedHttp,
  type TypedHttpOptions,
  typedHttp,
} from './typedHttp.ts';
