import { expect, test } from 'vitest';
import type { AnyAdvice } from './advice.ts';
import { argsOf, type Example, readArgs, writtenArgs } from './framedExample.ts';

const files = import.meta.glob<{ advice: AnyAdvice }>('../../packages/ui/src/**/*.advice.tsx', {
  eager: true,
});

const pairs = Object.entries(files).flatMap(([path, { advice }]) =>
  advice.pairs.map((pair) => ({ name: pair.do[0], path, advice, pair })),
);

/** The args of one side, asked for as a page asks through its frame. */
function framed({ path, advice, pair }: (typeof pairs)[number], tone: Example['tone']) {
  const example = {
    storyFile: path.replace('.advice.', '.stories.'),
    pair: advice.pairs.indexOf(pair),
    tone,
  };
  return argsOf(advice, JSON.parse(JSON.stringify(example)));
}

test('there are pairs', () => expect(pairs.length).toBeGreaterThan(90));

test.each(pairs)('$path: “$name” has two pictures, each with all its args', (shown) => {
  expect(framed(shown, 'do')).toStrictEqual(shown.pair.do[1]);
  expect(framed(shown, 'dont')).toStrictEqual(shown.pair.dont[1]);
  expect(shown.pair.do[1]).not.toStrictEqual(shown.pair.dont[1]);
});

test('a frame is given what the controls changed, and nothing else', () => {
  const onSave = () => {};
  const initial = { name: 'Ana', rows: [1, 2], error: 'No', onSave };
  const current = { name: 'Ana: 50 %; “x”', rows: [1, 2], error: undefined, onSave, open: true };
  const text = writtenArgs(initial, current);
  expect(readArgs(text)).toStrictEqual({ name: 'Ana: 50 %; “x”', error: undefined, open: true });
  expect({ ...initial, ...readArgs(text) }).toStrictEqual(current);
  expect(readArgs(writtenArgs(initial, initial))).toStrictEqual({});
});

test('what JSON cannot say is no change', () => {
  const looped: Record<string, unknown> = {};
  looped.self = looped;
  expect(writtenArgs({ looped }, { looped })).toBe('[]');
});
