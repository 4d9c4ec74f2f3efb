import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '..');

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return address.port;
}

/** The program as its own process. */
export type RunningServer = {
  url: string;
  /** Everything it printed so far. */
  output: () => string;
  /** Resolves with what it printed once it says it is running. */
  ready: Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** @returns the exit code; null when a signal ended it */
  exited: Promise<number | null>;
};

/** Starts the program as `npm start` does, on a data directory. */
export async function runServer(
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@leaf/source', 'src/main.ts', ...args], {
    cwd: SERVER,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      RATE_LIMIT_SCALE: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/Stop with Ctrl-C|worker is running/.test(output)) resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => resolve(output));
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ready,
    kill: (signal) => void child.kill(signal),
    exited,
  };
}
