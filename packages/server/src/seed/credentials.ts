import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PASSWORD_BYTES = 12;

/** The demo's accounts; all have the same password. */
export const demoPeople = {
  operator: { email: 'operator@leaf.example', username: 'Olga Operator', role: 'Platform admin' },
  admin: { email: 'ana@meadow.example', username: 'Ana Moreno', role: 'Admin of Meadow Media' },
  member: { email: 'ben@meadow.example', username: 'Ben Fischer', role: 'Member of Meadow Media' },
  pending: {
    email: 'chloe@meadow.example',
    username: 'Chloé Laurent',
    role: 'Waits for approval by the admin of Meadow Media',
  },
  founder: {
    email: 'dario@northwind.example',
    username: 'Dario Conti',
    role: 'Admin of Northwind Studio, which waits for approval by the platform admin',
  },
} as const;

/** The accounts as they are printed and stored. */
export type DemoAccounts = { password: string; accounts: { email: string; role: string }[] };

const isAccounts = (value: unknown): value is DemoAccounts =>
  typeof value === 'object' && value !== null && 'password' in value && typeof value.password === 'string';

async function read(file: string): Promise<DemoAccounts | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isAccounts(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The file they are stored in. */
export const credentialsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

/**
 * The demo's accounts and their random password, stored in the data directory for its owner only, so that the password is
 * the same after a start that was interrupted before the accounts were in the database.
 */
export async function demoCredentials(dataDir: string): Promise<DemoAccounts> {
  const file = credentialsFile(dataDir);
  const kept = await read(file);
  if (kept) return kept;
  const made: DemoAccounts = {
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
    accounts: Object.values(demoPeople).map(({ email, role }) => ({ email, role })),
  };
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  return made;
}
