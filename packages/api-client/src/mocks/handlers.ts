import { createMockApi } from './createMockApi.ts';

/** One shared mock of the whole API below `/api` of any origin. Flows that change state create their own. */
export const handlers = createMockApi().handlers;
