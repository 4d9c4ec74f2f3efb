// Replaces the API, so that nothing has to be started first: `node --import ./mock.ts main.ts`.
import { createMockApi, MOCK_PASSWORD } from '@leaf/api-client/mocks';
import { setupServer } from 'msw/node';

const server = setupServer(...createMockApi().handlers);
server.listen({ onUnhandledFrame: 'error' });
process.on('beforeExit', () => server.close());

process.env.LEAF_API ??= 'https://leaf.example/api';
process.env.LEAF_EMAIL ??= 'ana@example.org';
process.env.LEAF_PASSWORD ??= MOCK_PASSWORD;
