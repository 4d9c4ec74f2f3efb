import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../lib/install.mjs';
import { entriesOf } from './entries.ts';
import { manifestOf, tool } from './pack.ts';
import { messageOf } from './results.ts';

const recorded = (name: string) => path.join(root, 'packages', name, 'api.md');

const texts = new Map<string, Promise<string>>();

/**
 * The public interface of a package installed in an app: the names of entries without types, and API
 * Extractor's report of each of the others. It is read once.
 * @param app the folder of the app
 */
export function interfaceOf(app: string, own: string): Promise<string> {
  const key = path.join(app, 'interfaces', own);
  const text = texts.get(key) ?? readInterface(app, own);
  texts.set(key, text);
  return text;
}

async function readInterface(app: string, own: string): Promise<string> {
  // API Extractor treats everything below node_modules as external and only lists its names.
  const home = path.join(app, 'interfaces', own);
  await cp(path.join(app, 'node_modules/@leaf', own), home, { recursive: true });
  const { name, exports } = await manifestOf(home);
  const entries = entriesOf(home, exports);
  await mkdir(path.join(home, 'reports'), { recursive: true });
  const configs = new Map(
    entries.flatMap(([entry, types]) => (types ? [[entry, configOf(home, types)] as const] : [])),
  );
  const [first] = configs.values();
  // One program for all entries: each of its own would read React and Mantine again.
  const additionalEntryPoints = [...configs.values()].map(
    ({ mainEntryPointFilePath }) => mainEntryPointFilePath,
  );
  const compilerState = first && CompilerState.create(first, { additionalEntryPoints });
  const reports: string[] = [];
  for (const [entry] of entries) {
    const config = configs.get(entry);
    const report = config && compilerState ? `\n${await reportOf(config, compilerState)}` : '';
    reports.push(`# ${path.posix.join(name, entry)}\n${report}`);
  }
  return reports.join('\n');
}

/** API Extractor's settings for one entry. */
function configOf(home: string, types: string): ExtractorConfig {
  const file = path.join(home, types);
  const folder = path.join(home, 'reports');
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(home, 'package.json'),
    configObject: {
      projectFolder: home,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        reportFileName: `${path.basename(types, '.d.ts')}.api.md`,
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'temporary'),
      },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** API Extractor's report of one entry. */
async function reportOf(config: ExtractorConfig, compilerState: CompilerState): Promise<string> {
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
      message.handled = true;
    },
  });
  const report = await readFile(config.reportFilePath, 'utf8');
  return report.slice(report.indexOf('```ts'));
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Records the interface of a package as released. */
export async function record(name: string, text: string): Promise<void> {
  await writeFile(recorded(name), text);
}

/**
 * Fails with the difference from the last release, until a changeset declares a large enough bump.
 * @param app the folder of an app that has it installed
 */
export async function checkInterface(name: string, app: string): Promise<string> {
  if (!existsSync(recorded(name))) throw new Error(`packages/${name}/api.md is missing.`);
  const before = await readFile(recorded(name), 'utf8');
  const text = await interfaceOf(app, name);
  const { version } = await manifestOf(path.join(root, 'packages', name));
  const named = await bumps(`@leaf/${name}`);
  const { missing, gone, said } = judge({ before, text, version, named });
  if (!missing) return said ?? '';
  const now = path.join(app, `${name}.md`);
  await writeFile(now, text);
  const difference = await tool('git', ['diff', '--no-index', '-U1', recorded(name), now]).catch((error) =>
    messageOf(error).split('\n').slice(1, 80).join('\n'),
  );
  const reason = gone.length > 0 ? `${gone.join(', ')} gone: ` : '';
  throw new Error(
    `${difference}\n${reason}a changeset for @leaf/${name} (${missing.join(' or ')}) is missing: npm run changeset`,
  );
}

type Change = { before: string; text: string; version: string; named: readonly string[] };

/**
 * The bumps that would suffice for a change of the interface (`missing`), if none of the declared ones does.
 */
export function judge({ before, text, version, named }: Change): {
  gone: string[];
  missing?: string[];
  said?: string;
} {
  const now = exportsOf(text);
  const gone = [...exportsOf(before)].filter((line) => !now.has(line));
  if (before === text) return { gone, said: 'as released' };
  const breaking = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  const needed = gone.length > 0 ? breaking : ['patch', 'minor', 'major'];
  if (!named.some((bump) => needed.includes(bump))) return { gone, missing: needed };
  return { gone, said: `changed, ${named.join(' and ')} bump named` };
}

/** The names that each entry exports, as `entry name`. */
function exportsOf(text: string): Set<string> {
  const names = new Set<string>();
  let entry = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) {
      entry = line.slice(2);
      names.add(entry);
    }
    const declared =
      /^export (?:declare )?(?:abstract )?(?:function|const|let|class|type|interface|enum|namespace) (\w+)/;
    const listed = /^export \{ (?:\w+ as )?(\w+) \}/;
    const [, name] = declared.exec(line) ?? listed.exec(line) ?? [];
    if (name) names.add(`${entry} ${name}`);
    else if (line.startsWith('export *')) names.add(`${entry} ${line}`);
  }
  return names;
}

/** The bumps that changesets declare for a package. */
export async function bumps(
  packageName: string,
  folder = path.join(root, '.changeset'),
): Promise<readonly string[]> {
  const named: string[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.md') || file === 'README.md') continue;
    const [, front = ''] = (await readFile(path.join(folder, file), 'utf8')).split(/^---$/m);
    for (const [, name, bump = ''] of front.matchAll(/['"]?(@leaf\/[\w-]+)['"]?: (\w+)/g))
      if (name === packageName) named.push(bump);
  }
  return named;
}
