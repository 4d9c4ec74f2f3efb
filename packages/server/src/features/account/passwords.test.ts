import { expect, it } from 'vitest';
import { hashPassword, nobodysHash, passwordFault, verifyPassword } from './passwords.ts';

it.each([
  ['Tr0ub4dor', null],
  ['correct horse battery', null],
  ['Blattgrün Leaf 7', null],
  ['1234567', 'password_too_short'],
  ['ANA@example.org', 'password_is_email'],
  ['aaaaaaaaaaaa', 'password_repeats'],
  ['💚'.repeat(9), 'password_repeats'],
  ['LEAFLEAF', 'password_is_product'],
  ['--Leaf--2026', 'password_is_product'],
  ['Password1', 'password_too_common'],
  ['iloveyou', 'password_too_common'],
])('the password %j: %s', (password, code) =>
  expect(passwordFault(password, 'ana@example.org')?.code ?? null).toBe(code),
);

it('hashes in turns, and refuses at once what would wait too long', async () => {
  // Made when the module is loaded, in a turn as well.
  await nobodysHash;
  const all = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword('one of very many')));
  const refused = all.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({
    code: 'too_many_at_once',
    status: 503,
    headers: { 'Retry-After': '3' },
  });
  const [first] = all;
  expect(first?.status === 'fulfilled' && (await verifyPassword(first.value, 'one of very many'))).toBe(true);
});
