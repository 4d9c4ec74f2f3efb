import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toolEnvironment } from '../lib/install.mjs';

/** Starts an example's own server on a free port, which it prints. @throws if it ends instead */
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
    const ended = once(server, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${code}.`);
    });
    ended.catch(() => undefined);
    const [said] = await Promise.race([once(server.stdout, 'data'), ended]);
    return await use(`http://127.0.0.1:${/port: (\d+)/.exec(String(said))?.[1]}`);
  } finally {
    server.kill();
  }
}
