import { afterEach, expect, it, vi } from 'vitest';
import { emptyEmbedded } from '../../test/harness.ts';
import { enterInstance } from './instance.ts';
import { migrate } from './migrate.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('says once that its lease cannot be renewed, and that it can be again', async () => {
  const { db, close } = await emptyEmbedded();
  await migrate(db);
  const warn = vi.fn();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const instance = await enterInstance(
    { db, connection: { kind: 'postgres', url: '', answerMs: 0 } },
    { warn },
  );
  const insertInto = vi.spyOn(db, 'insertInto').mockImplementation(() => {
    throw new Error('away');
  });
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  insertInto.mockRestore();
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'lease of this process',
    'lease of this process: works again',
  ]);
  await instance.stop();
  await close();
});
