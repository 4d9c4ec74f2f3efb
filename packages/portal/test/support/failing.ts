import { type HttpResponseResolver, http } from 'msw';
import { heldCalls, worker } from './portal.tsx';

/** A call of the API as `POST /campaigns/:id/storages`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Has a call answer otherwise from now on. */
export function answer(call: Call, resolve: HttpResponseResolver) {
  const [method, path] = call.split(' ');
  const on = Object.entries(methods).find(([name]) => name === method)?.[1];
  worker.use((on ?? http.all)(`*/api${path}`, resolve));
}

/** Has a call fail without a word: the default text is all there is to show. */
export const fail = (call: Call, status = 500) => answer(call, () => new Response(null, { status }));

/** Has a call refused with a sentence. */
export const refuse = (call: Call, status: number, detail: string, headers?: HeadersInit) =>
  answer(call, () => Response.json({ detail }, { status, headers }));

/** Has a call wait until the test is over. */
export function hold(call: Call) {
  const over = new Promise<void>((resolve) => heldCalls.add(resolve));
  answer(call, () => over.then(() => Response.error()));
}
