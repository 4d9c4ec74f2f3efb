import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { FakeStripe } from '../test/fakeStripe.ts';
import { drawing } from '../test/pictures.ts';
import { send } from './tenants/calls.ts';
import { type Cast, type LoadName, loadNames, type Question } from './tenants/messages.ts';

/*
 * What one tenant can do to another: how long GET /user and the upload of a banner take one organization while another
 * loads the program in each way there is, and in all of them at once, beside the same just before without the load.
 *   npm run bench:tenants
 * measures the embedded database and a PostgreSQL of its own. One of them alone:
 *   node --conditions=@leaf/source packages/server/bench/tenants.ts [seconds] [load …]
 * with TEST_DATABASE_URL for PostgreSQL. The budgets are those the program is shipped with. Calls come from many
 * addresses of 127/8, which Linux has without being asked.
 */
const seconds = Number(process.argv[2] ?? 20);
const selected = process.argv.slice(3);

/** The promises in docs/operations.md, "Sizing". */
const BARS = { p99: 250, upload: 5000, memory: 1000 };
/** Calls of GET /user a second, and the time between two uploads. */
const CLICKS = 20;
const BETWEEN_UPLOADS_MS = 2000;
const MB = 1e6;

const fake = new FakeStripe();
const stripe = await fake.listen();
fake.hang('POST /v1/checkout/sessions');

const program = fork(new URL('tenants/program.ts', import.meta.url), [stripe], {
  execArgv: ['--conditions=@leaf/source'],
});
const [cast]: [Cast] = (await once(program, 'message')) as [Cast];

async function ask(question: Question): Promise<number> {
  program.send(question);
  const [answer] = await once(program, 'message');
  return Number(answer);
}

/** Fails when a call of the measured organization does: waiting is measured, being refused is a fault. */
async function time(path: string, call: Parameters<typeof send>[1], expected: number): Promise<number> {
  const start = performance.now();
  const { status, text } = await send(`${cast.address}${path}`, call);
  if (status !== expected) throw new Error(`${path} answered ${status}: ${text}`);
  return performance.now() - start;
}

/** @returns the value below which 99 of 100 lie */
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

type Measured = { p99: number; upload: number };

/** Calls at a fixed rate whether or not earlier ones have been answered, so that a stall counts for all who meet it. */
async function measure(forSeconds: number): Promise<Measured> {
  const clicks: Promise<number>[] = [];
  const uploads: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  const uploading = (async () => {
    for (let seed = 0; performance.now() < end; seed += 1) {
      const call = { method: 'POST', token: cast.measured[0] ?? '', file: drawing(seed) };
      uploads.push(await time('/api/images', call, 201));
      await setTimeout(BETWEEN_UPLOADS_MS);
    }
  })();
  for (let due = performance.now(); due < end; due += 1000 / CLICKS) {
    await setTimeout(Math.max(0, due - performance.now()));
    const token = cast.measured[clicks.length % cast.measured.length] ?? '';
    clicks.push(time('/api/user', { token }, 200));
  }
  const times = await Promise.all(clicks);
  await uploading;
  return { p99: p99(times), upload: Math.max(...uploads) };
}

async function begin(name: LoadName): Promise<ChildProcess> {
  const load = fork(new URL('tenants/load.ts', import.meta.url), { execArgv: ['--conditions=@leaf/source'] });
  load.send({ name, cast });
  const started = once(load, 'message');
  const ended = once(load, 'exit').then(() => Promise.reject(new Error(`The load of ${name} ended early.`)));
  ended.catch(() => undefined);
  await Promise.race([started, ended]);
  return load;
}

async function end(load: ChildProcess): Promise<void> {
  const exited = once(load, 'exit');
  load.kill();
  await exited;
}

const within = (value: number, bar: number) => (value <= bar ? 'within' : 'BEYOND');
const compare = (unit: string, busy: number, quiet: number, bar: number) =>
  `${busy.toFixed(0).padStart(6)} ${unit} (quiet ${quiet.toFixed(0)}, ${(busy / quiet).toFixed(1)}x) ${within(busy, bar)}`;

async function row(title: string, names: readonly LoadName[]): Promise<void> {
  const quiet = await measure(seconds / 2);
  await ask('peak');
  // Jobs first: their pictures must be in before other uploads take the room.
  const loads: ChildProcess[] = [];
  for (const name of [...names.filter((one) => one === 'jobs'), ...names.filter((one) => one !== 'jobs')])
    loads.push(await begin(name));
  // Past the first moment, when the load has reached the program.
  await setTimeout(1000);
  const busy = await measure(seconds);
  const peak = (await ask('peak')) / MB;
  await Promise.all(loads.map(end));
  const remaining = await ask('calm');
  console.log(
    [
      title.padEnd(11),
      compare('ms', busy.p99, quiet.p99, BARS.p99),
      compare('ms', busy.upload, quiet.upload, BARS.upload),
      `${peak.toFixed(0).padStart(5)} MB ${within(peak, BARS.memory)}`,
      ...(remaining ? [`${remaining} jobs were left`] : []),
    ].join(' | '),
  );
  await setTimeout(2000);
}

console.log(process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded database');
console.log(
  `GET /user within ${BARS.p99} ms, upload within ${BARS.upload} ms, memory within ${BARS.memory} MB`,
);
console.log('load        | p99 of GET /user | slowest upload of a banner | most memory of the process');
await measure(2);
const rows = loadNames.map((name) => ({ title: name as string, names: [name] as readonly LoadName[] }));
for (const { title, names } of [...rows, { title: 'all at once', names: loadNames }])
  if (selected.length === 0 || selected.includes(title)) await row(title, names);
console.log(
  `load average of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`,
);
fake.close();
program.disconnect();
