import { type HttpResponseResolver, http } from 'msw';
import { heldCalls, worker } from './portal.tsx';

/** A call of the API as `POST /campaigns/:id/storages`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Changes what a call returns from now on. */
export function answer(call: Call, resolve: HttpResponseResolver) {
  const [method, path] = call.split(' ');
  const on = Object.entries(methods).find(([name]) => name === method)?.[1];
  worker.use((on ?? http.all)(`*/api${path}`, resolve));
}

/** Makes a call fail without a `detail`, so that the default text is shown. */
export const fail = (call: Call, status = 500) => answer(call, () => new Response(null, { status }));

/** Makes a call fail with a given sentence. */
export const refuse = (call: Call, status: number, detail: string, headers?: HeadersInit) =>
  answer(call, () => Response.json({ detail }, { status, headers }));

/** Makes a call wait until the test is over. */
export function hold(call: Call) {
  const over = new Promise<void>((resolve) => heldCalls.add(resolve));
  answer(call, () => over.then(() => Response.error()));
}
