// Replaces the API, so that nothing has to be started first: `node --import ./mock.ts main.ts`.
import { createMockApi, MOCK_PASSWORD } from '@leaf/api-client/mocks';
import {
  consumptionEmissions,
  deliveryEmissions,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import { setupServer } from 'msw/node';

/** The mock computes new rows with the real model. */
const compute = {
  storage: storageEmissions,
  selection: selectionEmissions,
  delivery: deliveryEmissions,
  consumption: consumptionEmissions,
};

const server = setupServer(...createMockApi({ compute }).handlers);
server.listen({ onUnhandledFrame: 'error' });
process.on('beforeExit', () => server.close());

process.env.LEAF_API ??= 'https://leaf.example/api';
process.env.LEAF_EMAIL ??= 'ana@example.org';
process.env.LEAF_PASSWORD ??= MOCK_PASSWORD;
