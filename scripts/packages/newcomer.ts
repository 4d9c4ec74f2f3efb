import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { freePort } from '../../bench/portal/leaf.ts';
import { root, toolEnvironment } from '../lib/install.mjs';
import { until } from '../walk/browser.ts';
import { inBrowser } from './browser.ts';
import { type Step, stepsOf } from './guideSteps.ts';
import { type LeafServer, startLeafServer } from './leafServer.ts';
import { install, manifestOf, outputOf, type Packed, tool } from './pack.ts';
import { assertQuiet } from './quiet.ts';
import type { Check } from './results.ts';

/** A way from an empty folder to a campaign on screen. */
type Way = {
  name: string;
  guide: string;
  /** What follows its last step there. */
  end: string;
  /** The lines that the guides promise of a file. */
  promised?: { file: string; lines: number };
  /** Whether the campaign is one of a Leaf server. */
  connected: boolean;
};

const ways: Way[] = [
  {
    name: 'connect',
    guide: 'stories/guides/Vite.mdx',
    end: '## Without a server',
    promised: { file: 'src/main.tsx', lines: 15 },
    connected: true,
  },
  {
    name: 'elements',
    guide: 'stories/guides/Elements.mdx',
    end: '`<leaf-estimator>`',
    promised: { file: 'index.html', lines: 5 },
    connected: true,
  },
  { name: 'parts', guide: 'stories/guides/Embedding.mdx', end: '## Provider', connected: false },
];

const linesOf = (text: string) => text.trim().split('\n').length;

/** Follows the three ways as the guides print them, from an empty folder to a campaign in a browser. */
export async function tryNewcomer(folder: string, packed: Packed, check: Check): Promise<void> {
  for (const { name, guide, end, promised, connected } of ways)
    await check(`newcomer: ${name}, from an empty folder to a campaign on screen`, async () => {
      const steps = await stepsOf(guide, end);
      const files = steps.flatMap((step) => ('file' in step ? [{ ...step, lines: linesOf(step.text) }] : []));
      if (promised) {
        const lines = files.find(({ file }) => file === promised.file)?.lines;
        assert.ok(lines && lines <= promised.lines, `${promised.file} has ${lines} lines.`);
      }
      const cwd = path.join(folder, name);
      await mkdir(cwd, { recursive: true });
      const leaf = await startLeafServer();
      const stops = [leaf.close];
      try {
        await inBrowser(await follow(steps, { cwd, packed, leaf, stops }), assertCampaign);
      } finally {
        for (const stop of stops) stop();
      }
      assert.equal(leaf.calls.includes('POST /api/embed_tokens'), connected, leaf.calls.join(', '));
      const counted = files.map(({ file, lines }) => `${file} ${lines} lines`);
      return [`${steps.length - files.length} commands`, ...counted].join(', ');
    });
  await check('newcomer: the file of the elements is as large as its guide says', async () => {
    const guide = await readFile(path.join(root, 'stories/guides/Elements.mdx'), 'utf8');
    const size = `${await megabytes('leaf.js')} MB (${await megabytes('leaf.js.br')} MB compressed)`;
    assert.ok(guide.includes(size), `It has ${size}.`);
    return size;
  });
}

/** The size of a built file of the elements, with one decimal. */
async function megabytes(file: string): Promise<string> {
  const { size } = await stat(path.join(root, 'packages/elements/dist', file));
  return (size / 1e6).toFixed(1);
}

type Place = {
  /** The folder of the next command. */
  cwd: string;
  packed: Packed;
  leaf: LeafServer;
  /** Receives what ends the servers that were started. */
  stops: (() => void)[];
};

/** Takes the steps of a guide; returns the address of the page. */
async function follow(steps: readonly Step[], { cwd, packed, leaf, stops }: Place): Promise<string> {
  const ports = new Map([
    ['3000', await freePort()],
    ['5173', await freePort()],
  ]);
  const portOf = (usual: string) => ports.get(usual) ?? 0;
  /** A guide cannot know the address of the reader's Leaf and the key; and its ports may be taken. */
  const own = (text: string) =>
    text
      .replaceAll('https://leaf.example', leaf.origin)
      .replaceAll('leaf_…', leaf.key)
      .replace(/\b(?:3000|5173)\b/g, (usual) => String(portOf(usual)));
  const wanted = new Map<string, string>();
  let page = '';

  /** What `npm install` was told, and what the new app declares. */
  const installed = async () => {
    if (wanted.size === 0) return;
    const { dependencies, devDependencies } = await manifestOf(cwd);
    // The template's linter is not needed.
    const { oxlint: _, ...declared } = { ...dependencies, ...devDependencies };
    await install(cwd, packed, [...Object.keys(declared), ...wanted.keys()]);
    for (const [name, asked] of wanted) {
      const { version } = await manifestOf(path.join(cwd, 'node_modules', name));
      assert.ok(`${version}.`.startsWith(`${asked}.`), `${name} ${asked} is asked for; tried is ${version}.`);
    }
    wanted.clear();
  };

  const start = async (usual: string, args: readonly string[], env = {}) => {
    const child = spawn('node', args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    stops.push(() => child.kill());
    page = `http://localhost:${portOf(usual)}`;
    await until(`An answer of ${args[0]}`, () => {
      assert.equal(child.exitCode, null, `${args[0]} ended.`);
      return fetch(page).then(
        () => true,
        () => false,
      );
    });
  };

  /** What each command does here: it takes what is at hand, and builds the page instead of developing it. */
  const commands: [pattern: RegExp, run: (...words: string[]) => unknown][] = [
    [
      /^npm create vite@latest (.+?) -- (.+)$/,
      (name = '', options = '') => tool('create-vite', [name, ...options.split(' ')], { cwd }),
    ],
    [
      /^cd (\S+)$/,
      (name = '') => {
        cwd = path.join(cwd, name);
      },
    ],
    [
      /^npm install (.+)$/,
      (list = '') => {
        for (const word of list.split(' ')) {
          const [, name = '', version = ''] = /^(@?[^@]+)@(.+)$/.exec(word) ?? [];
          wanted.set(name, version);
        }
      },
    ],
    [/^CORS_ORIGINS=(\S+) npm start$/, (origin = '') => leaf.allow(origin)],
    [
      /^LEAF_KEY=(\S+) node (\S+)$/,
      async (LEAF_KEY = '', file = '') => {
        await installed();
        await start('3000', [file], { LEAF_KEY });
      },
    ],
    [
      /^npm run dev$/,
      async () => {
        await installed();
        const { stdout, stderr } = await outputOf('npm', ['run', '--silent', 'build'], { cwd });
        assertQuiet(`${stdout}\n${stderr}`);
        const port = String(portOf('5173'));
        await start('5173', ['node_modules/vite/bin/vite.js', 'preview', '--port', port, '--strictPort']);
      },
    ],
  ];

  for (const step of steps) {
    if ('file' in step) {
      const file = path.join(cwd, step.file);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, own(step.text));
    } else {
      const line = own(step.command);
      const known = commands.find(([pattern]) => pattern.test(line));
      assert.ok(known, `This check does not know the command ${step.command}`);
      const [pattern, run] = known;
      await run(...(pattern.exec(line) ?? []).slice(1));
    }
  }
  return page;
}

/** The campaign's figures are drawn, and axe objects to none. Headings and landmarks around them are the page's own. */
async function assertCampaign(page: Page): Promise<void> {
  await page.getByRole('figure', { name: 'Emissions by stage and component' }).waitFor();
  await page.getByText('Estimate for all stages').waitFor();
  const totals = page.getByRole('region', { name: 'Totals by stage' });
  const names = ['Storage', 'Selection', 'Delivery', 'Consumption'];
  for (const name of names) await totals.getByText(name).first().waitFor();
  // At one moment: what still loads above moves them all.
  const places = await totals.evaluate((region, texts) => {
    const leaves = [...region.querySelectorAll('*')].filter(
      ({ childElementCount }) => childElementCount === 0,
    );
    return texts.map(
      (text) => leaves.find(({ textContent }) => textContent === text)?.getBoundingClientRect().y,
    );
  }, names);
  assert.ok(!places.includes(undefined), 'Each stage is named.');
  assert.equal(new Set(places).size, 1, 'Without its styles, the stages are not side by side.');
  assert.match(await totals.innerText(), /^[1-9][\d,]*\.\d\d kg/m, 'the figures of the stages');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`),
    [],
    'axe',
  );
}
