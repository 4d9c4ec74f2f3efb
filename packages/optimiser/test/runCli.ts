import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The program `leaf-optimise`. */
export const program = fileURLToPath(new URL('../bin/leaf-optimise.mjs', import.meta.url));

/** Runs the program in a folder; resolves, once it has ended, to its exit code and what it printed. */
export async function runCli(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.on('data', (text) => out.push(String(text)));
  child.stderr.on('data', (text) => err.push(String(text)));
  const [code] = await once(child, 'close');
  return { code, out: out.join(''), err: err.join('') };
}
