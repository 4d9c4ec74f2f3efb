import { type AccountRuleText, confirmRule, emailRule, newPasswordRule } from './accountRules.ts';

/** The payload of an activation. */
export type Activation = { email: string; activation_code: string };
/** The payload of a password reset. */
export type PasswordReset = { email: string; reset_code: string; new_password: string };

/** Digits in an activation or reset code. */
export const codeLength = 6;

/** The digits of the typed or pasted text, at most six: `048 213` is `048213`. */
export function toCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, codeLength);
}

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

export const codeRule = (code: string, text: AccountRuleText): string | null =>
  isWholeCode(code) ? null : text.codeShape;

export const activationRules = (text: AccountRuleText) => ({
  email: (value: string) => emailRule(value, text),
  activation_code: (value: string) => codeRule(value, text),
});

export const toActivation = (form: Activation): Activation => ({ ...form, email: form.email.trim() });

export type ResetForm = { email: string; reset_code: string; password: string; confirm: string };

export const resetStart = (email = ''): ResetForm => ({ email, reset_code: '', password: '', confirm: '' });

export const resetRules = (text: AccountRuleText) => ({
  email: (value: string) => emailRule(value, text),
  reset_code: (value: string) => codeRule(value, text),
  password: (value: string, form: ResetForm) => newPasswordRule(value, form.email, text),
  confirm: (value: string, form: ResetForm) => confirmRule(value, form.password, text),
});

export const toReset = (form: ResetForm): PasswordReset => ({
  email: form.email.trim(),
  reset_code: form.reset_code,
  new_password: form.password,
});
