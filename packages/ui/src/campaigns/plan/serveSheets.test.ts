import { afterEach, expect, test, vi } from 'vitest';
import { type SheetAnswer, type SheetCall, serveSheets } from './serveSheets.ts';

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
