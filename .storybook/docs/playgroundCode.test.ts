import { expect, test } from 'vitest';
import { playgroundCode, tidy, withAnswers, withImports } from './playgroundCode.ts';

test('a callback has no name of the build', () => {
  expect(tidy('<X onAdd={function Yn(){}} onDelete={function r1() {}} />')).toBe(
    '<X onAdd={() => {}} onDelete={() => {}} />',
  );
});

test('a callback answers what its type asks for', () => {
  const types = {
    onCreate: '(key: NewKey) => Promise<string | undefined>',
    onSave: '((name: string) => Promise<boolean>)',
    onSend: '(rows: Row[]) => Promise<void>',
    onEither: '() => void | Promise<boolean>',
    onImport: '(rows: Row[], options: { update: boolean; }) => Promise<false | PlanOutcome>',
    imageHref: '((image: ImageInfo) => string)',
    rowId: '(row: Row) => RowId',
    renderResult: '(job: ImageJob) => ReactNode',
    onPick: '(ids: readonly number[]) => void',
    onDelete: '((row: { id: number; }) ...',
  };
  const code = Object.keys(types).map((prop) => `${prop}={function Yn(){}}`);
  expect(tidy(withAnswers(code.join('\n'), types))).toBe(
    [
      'onCreate={async () => undefined}',
      'onSave={async () => true}',
      'onSend={async () => {}}',
      'onEither={() => {}}',
      'onImport={async () => false}',
      "imageHref={() => ''}",
      "rowId={() => ''}",
      'renderResult={() => null}',
      'onPick={() => {}}',
      'onDelete={() => {}}',
    ].join('\n'),
  );
});

test('a callback inside data answers nothing', () => {
  expect(withAnswers("columns={[{ id: 'name', value: function $n(){} }]}", {})).toBe(
    "columns={[{ id: 'name', value: () => undefined }]}",
  );
});

test('short data is on one line, long data is not', () => {
  const points = 'points: [\n  [\n    32,\n    0.93\n  ],\n  [\n    50,\n    0.96\n  ]\n]';
  expect(tidy(points)).toBe('points: [[32, 0.93], [50, 0.96]]');
  expect(tidy("rows={[\n  {\n    id: 1,\n    name: 'A'\n  }\n]}")).toBe("rows={[{ id: 1, name: 'A' }]}");
  const long = `[\n  '${'x'.repeat(100)}'\n]`;
  expect(tidy(long)).toBe(long);
});

test('a long list is cut, with the number of the rest', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => `    'Place ${index}'`).join(',\n');
  expect(tidy(`places={[\n${list(209)}\n  ]}`)).toBe(
    "places={['Place 0', 'Place 1', 'Place 2', /* and 206 more */]}",
  );
  expect(tidy(`places={[\n${list(19)}\n  ]}`)).toContain("'Place 18'");
});

test('a figure has no digits that only a computer adds', () => {
  expect(tidy('lto={0.11399999999999999} ratio={0.75} video={321.53172000000005}')).toBe(
    'lto={0.114} ratio={0.75} video={321.53172}',
  );
});

test('a current place is no ref', () => {
  expect(tidy("{ current: '[Circular]', href: '/' }")).toBe("{ current: true, href: '/' }");
});

test('a fragment needs no import', () => {
  expect(tidy('<React.Fragment><p>A</p></React.Fragment>')).toBe('<><p>A</p></>');
});

test('a component of Mantine is imported from its package', () => {
  expect(withImports('<@mantine/core/Button><p>A</p></@mantine/core/Button>', {})).toBe(
    "import { Button } from '@mantine/core';\n\n<Button><p>A</p></Button>",
  );
});

test('the code imports every component in it from the entry that exports it, and nothing else', () => {
  const entries = {
    '@leaf/ui': "export { OverviewPanel, type OverviewPanelProps } from './OverviewPanel.tsx';",
    '@leaf/ui/charts':
      "export {\n  EmissionsChart,\n} from './EmissionsChart.tsx';\nexport { own } from './Own.tsx';",
  };
  const code = '<OverviewPanel chart={<EmissionsChart />}><Own /></OverviewPanel>';
  expect(withImports(code, entries)).toBe(
    `import { OverviewPanel } from '@leaf/ui';\nimport { EmissionsChart } from '@leaf/ui/charts';\n\n${code}`,
  );
  expect(withImports('<Own />', entries)).toBe('<Own />');
});

test('code that is passed through twice has its imports once', async () => {
  const context = { argTypes: { onPick: { table: { type: { summary: '() => Promise<void>' } } } } };
  const once = await playgroundCode('<SsimChart onPick={function Yn(){}} />', context);
  expect(once).toBe("import { SsimChart } from '@leaf/ui/charts';\n\n<SsimChart onPick={async () => {}} />");
  expect(await playgroundCode(once, context)).toBe(once);
});
