import { expect, test } from 'vitest';
import { tidy, withImport } from './playgroundCode.ts';

test('a callback has no name of the build', () => {
  expect(tidy('<X onAdd={function Yn(){}} onDelete={function r1() {}} />')).toBe(
    '<X onAdd={() => {}} onDelete={() => {}} />',
  );
});

test('short data is on one line, long data is not', () => {
  const points = 'points: [\n  [\n    32,\n    0.93\n  ],\n  [\n    50,\n    0.96\n  ]\n]';
  expect(tidy(points)).toBe('points: [[32, 0.93], [50, 0.96]]');
  expect(tidy("rows={[\n  {\n    id: 1,\n    name: 'A'\n  }\n]}")).toBe("rows={[{ id: 1, name: 'A' }]}");
  const long = `[\n  '${'x'.repeat(100)}'\n]`;
  expect(tidy(long)).toBe(long);
});

test('the code imports its component from the entry that exports it', () => {
  const usage = "import { SsimChart, type SsimChartProps } from '@leaf/ui/charts';";
  expect(withImport('<SsimChart />', 'SsimChart', usage)).toBe(
    "import { SsimChart } from '@leaf/ui/charts';\n\n<SsimChart />",
  );
  expect(withImport('<X />', 'X')).toBe('<X />');
});
