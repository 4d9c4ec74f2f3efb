import type { HttpHandler } from 'msw';
import type { operations } from '../contract.ts';
import { guarded } from './guard.ts';
import { accountHandlers } from './handlers/account.ts';
import { bulkHandlers } from './handlers/bulk.ts';
import { campaignHandlers } from './handlers/campaigns.ts';
import { creativeHandlers } from './handlers/creatives.ts';
import { imageHandlers } from './handlers/images.ts';
import { jobSettingsHandlers } from './handlers/jobSettings.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { keyHandlers } from './handlers/keys.ts';
import { operatorHandlers } from './handlers/operator.ts';
import { organizationHandlers } from './handlers/organizations.ts';
import { rowHandlers } from './handlers/rows.ts';
import { createMockState, type MockState } from './state.ts';
import { createTypedHttp, type TypedHttpOptions } from './typedHttp.ts';

export interface MockApiOptions extends TypedHttpOptions {
  /** Overrides for parts of the initial state. */
  state?: Partial<MockState> | undefined;
}

export interface MockApi {
  /** All handlers, each behind its guard; pass them to `setupServer`, `setupWorker` or `msw.use`. */
  handlers: HttpHandler[];
  /** The handler of each operation. */
  operations: Record<keyof operations, HttpHandler>;
  /** The state of the mock; read it in assertions, or change it to play other users. */
  state: MockState;
  /** Restores the initial state. */
  reset: () => void;
}

/** A small stateful API: from sign-up to a campaign with rows and a finished job. */
export const createMockApi = ({ state: changes, baseUrl = '*/api' }: MockApiOptions = {}): MockApi => {
  const state = createMockState(changes);
  const api = createTypedHttp({ baseUrl });
  const operations: MockApi['operations'] = {
    ...accountHandlers(api, state),
    ...organizationHandlers(api, state),
    ...keyHandlers(api, state),
    ...operatorHandlers(api, state),
    ...campaignHandlers(api, state),
    ...rowHandlers(api, state),
    ...bulkHandlers(api, state),
    ...imageHandlers(api, state),
    ...jobHandlers(api, state),
    ...jobSettingsHandlers(api, state),
    ...creativeHandlers(api, state),
  };
  return {
    handlers: guarded(operations, baseUrl, state),
    operations,
    state,
    reset: () => void Object.assign(state, createMockState(changes)),
  };
};
