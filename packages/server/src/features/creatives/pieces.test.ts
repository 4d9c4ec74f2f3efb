import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { pieces, weakly } from './pieces.ts';

const file = Buffer.from(Uint8Array.from({ length: 800_000 }, (_, index) => index % 251));

it.each([
  ['the whole file', { first: 0, last: 799_999 }],
  ['a part within a piece', { first: 4, last: 7 }],
  ['a part of several pieces', { first: 60_000, last: 799_998 }],
  ['two whole pieces', { first: 0, last: 524_287 }],
  ['the last byte', { first: 799_999, last: 799_999 }],
])('sends %s', async (_what, range) => {
  const sent = await buffer(pieces(async () => file, range));
  expect(sent).toEqual(file.subarray(range.first, range.last + 1));
});

it('sends nothing of an empty file', async () => {
  const sent = await buffer(pieces(async () => new Uint8Array(), { first: 0, last: -1 }));
  expect(sent).toHaveLength(0);
});

it('keeps no hold of the file between two pieces', async () => {
  let reads = 0;
  const parts = pieces(
    async () => {
      reads += 1;
      return file;
    },
    { first: 0, last: 799_999 },
  );
  for (const expected of [1, 2, 3, 4]) {
    const { value } = await parts.next();
    expect(reads).toBe(expected);
    expect(value.buffer.byteLength).toBeLessThanOrEqual(262_144);
  }
});

it('makes a file again only once it has left the memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let made = 0;
  const make = async () => {
    made += 1;
    return { data: new Uint8Array(1_000_000) };
  };
  const holders = [await make()];
  const read = weakly(holders[0] ?? (await make()), make);
  // References live to the end of a turn of the event loop.
  const turn = async () => {
    await new Promise(setImmediate);
    collect();
  };
  await turn();
  await read();
  expect(made).toBe(1);
  holders.length = 0;
  await turn();
  expect((await read()).data).toHaveLength(1_000_000);
  expect(made).toBe(2);
});
