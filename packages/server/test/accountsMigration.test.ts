import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { hashPassword } from '../src/features/account/passwords.ts';
import { emptyDatabase, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';

it('accounts never verified become sign-ups, with their sessions, and the others stay as they are', async () => {
  const { database, drop } = await emptyDatabase();
  const { db } = database;
  await migrate(db, { target: '0001-start' });
  const hash = await hashPassword(PASSWORD);
  const add = async (email: string, verified: boolean) => {
    const { rows } = await sql<{ id: number }>`
      insert into app_user (email, username, password_hash, verified_at)
      values (${email}, 'Ana', ${hash}, ${verified ? new Date() : null}) returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    const token = email.padEnd(43, 'x').replace(/[@.]/g, '_');
    await sql`
      insert into session (hash, user_id, expires_at)
      values (${createHash('sha256').update(token).digest()}, ${id}, now() + interval '1 day')`.execute(db);
    await sql`
      insert into auth_code (user_id, purpose, hash, expires_at)
      values (${id}, 'activate', ${Buffer.from('x')}, now() + interval '10 minutes')`.execute(db);
    return { id, email, token };
  };
  const verified = await add('verified@example.org', true);
  const waiting = await add('waiting@example.org', false);

  const h = await startHarness({}, { database });
  try {
    for (const [person, verified_email] of [
      [verified, true],
      [waiting, false],
    ] as const) {
      const { body } = await h.call('getUser', { token: person.token });
      expect(body).toMatchObject({ id: person.id, username: 'Ana', verified_email });
      expect(await h.call('logIn', { body: { email: person.email, password: PASSWORD } })).toMatchObject({
        status: 200,
      });
    }
    const { email, id, token } = waiting;
    await h.call('resendActivation', { query: { email } });
    const activation_code = await h.mails.code(email, /activation code/);
    expect(await h.call('activate', { query: { email, activation_code } })).toMatchObject({
      body: { password_needed: false },
    });
    expect((await h.call('getUser', { token })).body).toMatchObject({ id, verified_email: true });
  } finally {
    await h.stop();
    await drop();
  }
});
