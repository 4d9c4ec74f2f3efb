import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, usage } from '../src/commands.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import type { Organization } from '../src/db/schema.ts';
import { emptyDatabase } from './harness.ts';
import { makeThings, type Person } from './make.ts';
import { runServer } from './process.ts';

const SLOW = 180_000;

describe('a command', () => {
  it.each<[string, { role?: string; revoke?: boolean; yes?: boolean }]>([
    ['nothing-like-it', {}],
    ['constructor', {}],
    ['start now', {}],
    ['start', { yes: true }],
    ['migrate', { role: 'api' }],
    ['admin', {}],
    ['admin one@example.org two@example.org', {}],
    ['admin one@example.org', { yes: true }],
    ['remove-account', { yes: true }],
    ['remove-account one@example.org', { revoke: true }],
    ['hand-over 7', {}],
    ['import', {}],
    ['import a.tar digest more', {}],
  ])('that does not exist like that is answered with how to call it: %s %o', async (typed, options) => {
    await expect(runCommand(typed.split(' '), options)).rejects.toThrow(usage);
  });

  it('that does not exist is named, and so is one that was called wrongly', async () => {
    await expect(runCommand(['bogus'], {})).rejects.toThrow('There is no command "bogus".\n');
    await expect(runCommand(['import'], {})).rejects.toThrow(
      'The command "import" was given other options or arguments than it takes.\n',
    );
  });

  it('is in the usage with its options and arguments', () => {
    expect(usage.split('\n')).toEqual(
      expect.arrayContaining([
        'Usage: server [start] [--role all|api|worker]',
        '       server admin [--revoke] <e-mail>',
        '       server hand-over <organization id> <e-mail>',
        '       server remove-account [--yes] <e-mail>',
        '       server import <file> [<digest>]',
      ]),
    );
  });
});

describe('an operator at the console', () => {
  const dir = mkdtempSync(join(tmpdir(), 'leaf-commands-'));
  let env: Record<string, string> = {};
  let drop: () => Promise<unknown>;
  let org: Organization;
  let people: { operator: Person; admin: Person; member: Person; founder: Person };

  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL ? await emptyDatabase() : undefined;
    const database = server?.database ?? (await openDatabase({ dataDir: dir }));
    drop = server?.drop ?? (async () => undefined);
    if (database.connection.kind === 'postgres')
      env = { DATABASE_URL: database.connection.url, APP_SECRET: 'x'.repeat(32) };
    await migrate(database.db);
    const make = makeThings({ db: database.db, clock: () => new Date() });
    const company = await make.company();
    org = company.org;
    people = {
      operator: await make.person({ platformAdmin: true }),
      admin: company.admin,
      member: await make.person({ org }),
      founder: (await make.company({ name: 'Lone Star' })).admin,
    };
    await database.close();
  }, SLOW);
  afterAll(async () => {
    await drop();
    await rm(dir, { recursive: true, force: true });
  });

  /** Runs a command. @returns its exit code and the lines it said */
  async function run(...args: string[]): Promise<[code: number | null, ...said: string[]]> {
    const command = await runServer(dir, env, args);
    const code = await command.exited;
    return [code, ...(await command.ready).trim().split('\n')];
  }

  it('takes a role back, once', { timeout: SLOW }, async () => {
    const { email } = people.operator;
    expect(await run('admin', '--revoke', email)).toEqual([
      0,
      `${email} is no longer a platform admin.`,
      'There is no platform admin now: new organizations wait until there is one.',
    ]);
    expect(await run('admin', '--revoke', email)).toEqual([1, `${email} is not a platform admin.`]);
  });

  it('hands an organization over by its id', { timeout: SLOW }, async () => {
    const { email } = people.member;
    expect(await run('hand-over', org.name, email)).toEqual([
      1,
      `"${org.name}" is not the id of an organization, which is a whole number.`,
    ]);
    expect(await run('hand-over', String(org.id), email)).toEqual([
      0,
      `${email} is an admin of ${org.name}.`,
    ]);
  });

  it('removes an account, and an organization with it only after a word', { timeout: SLOW }, async () => {
    const [{ email: admin }, { email: founder }] = [people.admin, people.founder];
    const [code, ...said] = await run('remove-account', founder);
    expect(code).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Nobody but .+ is a member of Lone Star\. .+ add --yes to remove both\.$/),
    ]);
    const nobodyDecides = 'There is no platform admin now: new organizations wait until there is one.';
    expect(await run('remove-account', '--yes', founder)).toEqual([
      0,
      `The account ${founder} has been removed.`,
      'Lone Star has been deleted with everything in it.',
      nobodyDecides,
    ]);
    expect(await run('remove-account', admin)).toEqual([
      0,
      `The account ${admin} has been removed.`,
      `${org.name} stays with its other members.`,
      nobodyDecides,
    ]);
    expect(await run('remove-account', admin)).toEqual([1, `There is no account ${admin}.`]);
  });
});
