import { afterEach, expect, test, vi } from 'vitest';
import { answerSheetCall, type SheetAnswer, type SheetCall, serveSheets } from './serveSheets.ts';

afterEach(() => vi.unstubAllGlobals());

test('a sheet of which there can be no copy is too large', async () => {
  const answers: SheetAnswer[] = [];
  let ask: (event: Pick<MessageEvent<SheetCall>, 'data'>) => Promise<void> = async () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof ask) => {
    ask = listener;
  });
  vi.stubGlobal('postMessage', (answer: SheetAnswer) => {
    if (answer.is === 'sheet') throw new DOMException('out of memory', 'DataCloneError');
    answers.push(answer);
  });
  serveSheets();
  await ask({ data: { call: 'read', source: 'Name\nA', options: {} } });
  expect(answers).toEqual([{ is: 'problem', problem: 'too_large' }]);
});

test('a file that cannot be read is a problem, and a mistake in the code is reported as well', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const answer = (source: Blob, options: object | null = {}) =>
    answerSheetCall({ call: 'read', source, options: options as object }, () => {});
  const unreadable = { is: 'problem', problem: 'unreadable' };
  expect(await answer(new Blob(['PK\u0003\u0004 damaged']))).toEqual(unreadable);
  expect(await answer(new Blob(['{ "rows": ']))).toEqual(unreadable);
  const moved = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
  expect(await answer(Object.assign(new Blob(['Name\nA']), { arrayBuffer: moved }))).toEqual(unreadable);
  expect(reported).toEqual([]);
  expect(await answer(new Blob(['Name\nA']), null)).toEqual(unreadable);
  expect(reported).toMatchObject([{ name: 'TypeError' }]);
});
