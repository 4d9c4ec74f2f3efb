import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, fail, node, root, run, toolEnvironment } from './lib/install.mjs';

const args = process.argv.slice(2);
const { positionals, values } = parseArgs({
  args,
  allowPositionals: true,
  strict: false,
  options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
/** Whether it serves the portal, which has to be built for that. */
const serves = !values.help && (positionals[0] ?? 'start') === 'start';

await ensureInstalled();
if (serves && (await run('npm', ['run', '--silent', 'build:product'], { env: toolEnvironment() })) !== 0)
  fail('Building the product failed.');

const server = spawn(
  node(),
  [
    '--conditions=@leaf/source',
    '--import',
    path.join(root, 'scripts/lib/follow-parent.mjs'),
    'packages/server/src/main.ts',
    ...args,
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
// Ctrl-C reaches the server directly; the signal is handled here only to wait for its graceful shutdown.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
