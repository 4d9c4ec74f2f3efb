import { describe, expect, test } from 'vitest';
import {
  confirmRule,
  emailRule,
  newPasswordRule,
  requiredRule,
  signUpRules,
  signUpStart,
  accountRuleLabels as text,
  toCredentials,
  toSignUp,
} from './accountRules.ts';
import { codeRule, resetRules, resetStart, toActivation, toCode, toReset } from './codeRules.ts';
import { joinRule, toNewOrganization } from './organizationChoice.ts';

describe('codes are numeric and at most six digits', () => {
  test.each([
    ['048213', '048213'],
    ['048 213', '048213'],
    ['Your code: 048-213.', '048213'],
    ['12345678', '123456'],
    ['abc', ''],
    ['', ''],
  ])('%j becomes %j', (typed, code) => expect(toCode(typed)).toBe(code));

  test.each([
    ['048213', null],
    ['04821', text.codeShape],
    ['', text.codeShape],
    ['04821a', text.codeShape],
  ])('rule for %j', (code, message) => expect(codeRule(code, text)).toBe(message));
});

describe('e-mail', () => {
  test.each([
    ['ana@example.org', null],
    [' ana@example.org ', null],
    ['', text.emailRequired],
    ['  ', text.emailRequired],
    ['ana', text.emailShape],
    ['ana@', text.emailShape],
    ['ana@example', text.emailShape],
    ['ana@example.', text.emailShape],
    ['ana @example.org', text.emailShape],
  ])('%j', (email, message) => expect(emailRule(email, text)).toBe(message));
});

describe('new passwords', () => {
  test.each([
    ['', text.passwordRequired],
    ['1234567', text.passwordShort],
    ['12345678', null],
    ['pässwörd', null],
    ['😀😀😀😀😀😀😀', text.passwordShort],
    ['Ana@Example.org', text.passwordIsEmail],
  ])('%j', (password, message) => expect(newPasswordRule(password, 'ana@example.org', text)).toBe(message));

  test.each([
    ['secret-one', 'secret-one', null],
    ['secret-two', 'secret-one', 'Passwords do not match.'],
    ['secret-one ', 'secret-one', 'Passwords do not match.'],
    ['', 'secret-one', text.confirmRequired],
  ])('confirming %j against %j', (confirm, password, message) =>
    expect(confirmRule(confirm, password, text)).toBe(message),
  );
});

test('sign-up asks for every field and for two equal passwords', () => {
  const rules = signUpRules(text);
  const form = { ...signUpStart('ana@example.org'), password: 'correct horse', confirm: 'correct mouse' };
  expect(rules.email(form.email)).toBeNull();
  expect(rules.username(form.username)).toBe(text.usernameRequired);
  expect(rules.password(form.password, form)).toBeNull();
  expect(rules.confirm(form.confirm, form)).toBe('Passwords do not match.');
});

test('reset asks for two equal passwords', () => {
  const rules = resetRules(text);
  const form = { ...resetStart('a@b.c'), password: 'correct horse', confirm: 'correct mouse' };
  expect(rules.confirm(form.confirm, form)).toBe('Passwords do not match.');
});

test.each([
  [null, 'Select an organization'],
  ['', 'Select an organization'],
  ['3', null],
])('joining %j', (organization, message) => expect(joinRule(organization, text)).toBe(message));

test.each([
  ['', 'needed'],
  ['   ', 'needed'],
  ['Northwind', null],
])('a required %j', (value, message) => expect(requiredRule(value, 'needed')).toBe(message));

test('payloads are trimmed but passwords are not, and the confirmation stays here', () => {
  expect(
    toSignUp({ email: ' a@b.c ', username: ' Ana ', password: ' pass word ', confirm: ' pass word ' }),
  ).toEqual({
    email: 'a@b.c',
    username: 'Ana',
    password: ' pass word ',
  });
  expect(toCredentials({ email: ' a@b.c', password: ' x ' })).toEqual({ email: 'a@b.c', password: ' x ' });
  expect(toActivation({ email: ' a@b.c', activation_code: '000001' })).toEqual({
    email: 'a@b.c',
    activation_code: '000001',
  });
  expect(toReset({ email: 'a@b.c ', reset_code: '000001', password: ' x ', confirm: ' x ' })).toEqual({
    email: 'a@b.c',
    reset_code: '000001',
    new_password: ' x ',
  });
  expect(toNewOrganization({ name: ' Northwind ', claims_member: true })).toEqual({
    name: 'Northwind',
    claims_member: true,
  });
});
