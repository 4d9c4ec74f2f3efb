import type { HttpHandler } from 'msw';
import type { operations } from '../contract.ts';
import { type Compute, computeWith } from './computeRow.ts';
import { guarded } from './guard.ts';
import { accountHandlers } from './handlers/account.ts';
import { campaignHandlers } from './handlers/campaigns.ts';
import { imageHandlers } from './handlers/images.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { operatorHandlers } from './handlers/operator.ts';
import { organizationHandlers } from './handlers/organizations.ts';
import { rowHandlers } from './handlers/rows.ts';
import { createMockState, type MockState } from './state.ts';
import { createTypedHttp, type TypedHttpOptions } from './typedHttp.ts';

export interface MockApiOptions extends TypedHttpOptions {
  /** Parts of the start that differ from the fixtures. */
  state?: Partial<MockState> | undefined;
  /** The model that computes new rows, such as `@leaf/emissions`; without it they are the fixtures in proportion. */
  compute?: Compute | undefined;
}

export interface MockApi {
  /** All handlers, each behind its guard; give them to `setupServer`, `setupWorker` or `msw.use`. */
  handlers: HttpHandler[];
  /** The handler of each operation. */
  operations: Record<keyof operations, HttpHandler>;
  /** What the mock knows; read it in assertions, or change it to play what others do meanwhile. */
  state: MockState;
  /** Back to the start. */
  reset: () => void;
}

/** A small API that keeps what is done to it: from signing up to a campaign with rows and a finished job. */
export const createMockApi = ({
  state: changes,
  compute,
  baseUrl = '*/api',
}: MockApiOptions = {}): MockApi => {
  const state = createMockState(changes);
  const api = createTypedHttp({ baseUrl });
  const operations: MockApi['operations'] = {
    ...accountHandlers(api, state),
    ...organizationHandlers(api, state),
    ...operatorHandlers(api, state),
    ...campaignHandlers(api, state),
    ...rowHandlers(api, state, computeWith(compute)),
    ...imageHandlers(api, state),
    ...jobHandlers(api, state),
  };
  return {
    handlers: guarded(operations, baseUrl, state),
    operations,
    state,
    reset: () => void Object.assign(state, createMockState(changes)),
  };
};
