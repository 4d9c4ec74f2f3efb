import { describe, expect, it } from 'vitest';
import { answering, failureOf } from '../testing/answering.ts';
import { ApiError, isAborted } from './ApiError.ts';
import { errorText } from './errorText.ts';
import { retryAfter } from './fromResponse.ts';
import { errorWords, waitText } from './texts.ts';

const problem = (body: unknown, init: ResponseInit = {}) =>
  Response.json(body, { status: 400, statusText: 'Bad Request', ...init });
const html = (init: ResponseInit) =>
  new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
    headers: { 'Content-Type': 'text/html' },
    ...init,
  });

describe('the text of an error', () => {
  it.each<[string, Response, string]>([
    ['detail', problem({ detail: 'The name is taken.' }), 'The name is taken.'],
    ['detail before message', problem({ detail: 'The detail.', message: 'The message.' }), 'The detail.'],
    [
      'detail as objects with msg',
      problem({ detail: [{ msg: 'field required' }, { msg: 'not an e-mail' }] }),
      'field required, not an e-mail',
    ],
    ['detail as strings', problem({ detail: ['One.', 'Two.'] }), 'One., Two.'],
    ['detail as a mixture', problem({ detail: ['One', { msg: 'Two' }, { loc: ['body'] }, 3] }), 'One, Two'],
    ['detail as one object', problem({ detail: { msg: 'Too long' } }), 'Too long'],
    ['message', problem({ message: 'Try later.' }), 'Try later.'],
    ['message after an empty detail', problem({ detail: ' ', message: 'Try later.' }), 'Try later.'],
    ['message after an empty array', problem({ detail: [], message: 'Try later.' }), 'Try later.'],
    ['status text without words', problem({}), 'Bad Request'],
    ['status text for null', problem(null), 'Bad Request'],
    ['status text for an array', problem(['x']), 'Bad Request'],
    ['status text for HTML', html({ status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    ['status text for nothing', new Response(null, { status: 503, statusText: 'Busy' }), 'Busy'],
    ['status text for broken JSON', new Response('{"detail":', { status: 500, statusText: 'Oh' }), 'Oh'],
    ['default for no words at all', problem({}, { statusText: '' }), 'Failed to load campaigns'],
    ['default for HTML over HTTP/2', html({ status: 502 }), 'Failed to load campaigns'],
    ['default for nothing over HTTP/2', new Response(null, { status: 500 }), 'Failed to load campaigns'],
    [
      'default for an empty answer of length 0',
      new Response('', { status: 500, headers: { 'Content-Length': '0' } }),
      'Failed to load campaigns',
    ],
  ])('is the %s', async (_name, answer, text) => {
    const error = await failureOf(answering([answer]).client.listCampaigns());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operation: 'listCampaigns', kind: 'http', status: answer.status });
    expect(errorText(error)).toBe(text);
  });

  it('is the default when a successful answer cannot be read', async () => {
    const error = await failureOf(answering([html({ status: 200 })]).client.listCampaigns());
    expect(error).toMatchObject({ kind: 'unreadable' });
    expect(errorText(error)).toBe(
      'Failed to load campaigns. The answer of the server cannot be read. Please try again.',
    );
  });

  it.each([
    ['empty', () => new Response('')],
    ['null', () => Response.json(null)],
    ['without the list', () => Response.json({})],
  ])('is the default when a successful answer is %s', async (_name, answer) => {
    const error = await failureOf(answering([answer()]).client.listCampaigns());
    expect(error).toMatchObject({ kind: 'http' });
    expect(errorText(error)).toBe('Failed to load campaigns');
  });

  it('is that of a fault of the program for anything that is not an ApiError', () => {
    const text = 'Something went wrong. Please try again.';
    expect(errorText(new TypeError('x is not a function'))).toBe(text);
    expect(errorText(undefined)).toBe(text);
  });

  it('is chosen where it is shown', () => {
    const words = {
      ...errorWords,
      texts: { ...errorWords.texts, listCampaigns: 'Kampagnen nicht geladen' },
      reasons: { ...errorWords.reasons, network: 'Keine Verbindung.' },
      unknown: 'Fehler.',
      tryAgain: (seconds: number) => `Noch ${seconds} s.`,
    };
    const failed = { operation: 'listCampaigns', kind: 'http', status: 500 } as const;
    expect(errorText(new ApiError(failed), words)).toBe('Kampagnen nicht geladen');
    expect(errorText(new ApiError({ ...failed, detail: 'Vom Server.' }), words)).toBe('Vom Server.');
    expect(errorText(new ApiError({ ...failed, retryAfterSeconds: 9 }), words)).toBe(
      'Kampagnen nicht geladen. Noch 9 s.',
    );
    expect(errorText(new ApiError({ operation: 'listCampaigns', kind: 'network' }), words)).toBe(
      'Kampagnen nicht geladen. Keine Verbindung.',
    );
    expect(errorText(null, words)).toBe('Fehler.');
  });

  it.each([
    [0, '1 second'],
    [0.2, '1 second'],
    [45, '45 seconds'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [720, '12 minutes'],
  ])('says a wait of %d seconds as %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
});

describe('what else an error carries', () => {
  it('names each field that breaks a rule', async () => {
    const errors = [{ path: 'name', code: 'missing', message: 'Name is required.' }];
    const answer = problem(
      { detail: 'Name is required.', errors: [...errors, 'x', { path: 1 }] },
      { status: 422 },
    );
    const error = await failureOf(answering([answer]).client.listCampaigns());
    expect(error).toMatchObject({ status: 422, fieldErrors: errors });
  });

  it('names the refusal and the values of its sentence', async () => {
    const refused = {
      code: 'seats_taken',
      detail: 'The Basic plan allows up to 5 users.',
      params: { seats: 5 },
    };
    const error = await failureOf(
      answering([problem(refused, { status: 409 })]).client.validateMember(8, false),
    );
    expect(error).toMatchObject({ ...refused, operation: 'validateMember', purpose: 'rejectMember' });
  });

  it.each([{ detail: 'No.' }, { code: 5, params: 'x', detail: 'No.' }, null])(
    'has no code when the answer %j is not the API’s own',
    async (body) => {
      const error = await failureOf(answering([problem(body)]).client.listCampaigns());
      expect(error).toMatchObject({ code: undefined, params: undefined });
    },
  );

  it('carries the wait the server asks for', async () => {
    const answer = problem({ detail: 'Wait.' }, { status: 429, headers: { 'Retry-After': '17' } });
    const error = await failureOf(answering([answer]).client.listCampaigns());
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 17 });
    expect(errorText(error)).toBe('Wait. Try again in 17 seconds.');
  });

  it.each<[string | null, number | undefined]>([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['0', 0],
    ['120', 120],
    ['-5', 0],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('reads Retry-After %j as %j seconds', (header, seconds) => {
    expect(retryAfter(header, Date.UTC(2026, 10, 21, 10))).toBe(seconds);
  });

  it('tells an abort from every other error', () => {
    expect(isAborted(new ApiError({ operation: 'getUser', kind: 'aborted' }))).toBe(true);
    expect(isAborted(new ApiError({ operation: 'getUser', kind: 'timeout' }))).toBe(false);
    expect(isAborted(new DOMException('x', 'AbortError'))).toBe(false);
  });
});
