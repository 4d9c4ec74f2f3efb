import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toolEnvironment } from '../lib/install.mjs';

/** Starts an example's own server on a free port, which it prints. */
export async function withServer<Answer>(
  cwd: string,
  args: readonly string[],
  use: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const server = spawn('node', args, {
    cwd,
    env: { ...toolEnvironment(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [said] = await once(server.stdout, 'data');
    return await use(`http://127.0.0.1:${/port: (\d+)/.exec(String(said))?.[1]}`);
  } finally {
    server.kill();
  }
}
