/** The payload of a sign-up. */
export type SignUp = { username: string; email: string; password: string };
/** The payload of a log-in. */
export type Credentials = { email: string; password: string };
/** The payload of an activation. */
export type Activation = { email: string; activation_code: string };
/** The payload of a password reset. */
export type PasswordReset = { email: string; reset_code: string; new_password: string };
/** The payload for a new organization. */
export type NewOrganization = { name: string; claims_member: boolean };

/** Digits in an activation or reset code. */
export const codeLength = 6;
/** The server takes 8 to 1024 characters. */
export const passwordLength = { min: 8, max: 1024 };
/** The longest e-mail and user name the server takes. */
export const emailMaxLength = 254;
export const usernameMaxLength = 64;

/** Messages of the rules; each can be replaced through a component's labels. */
export const accountRuleLabels = {
  emailRequired: 'Enter an e-mail address',
  emailShape: 'Enter an e-mail address such as name@example.org',
  usernameRequired: 'Enter a user name',
  passwordRequired: 'Enter a password',
  passwordShort: 'Use at least 8 characters',
  passwordIsEmail: 'The password can’t be your e-mail address',
  confirmRequired: 'Enter the password again',
  mismatch: 'Passwords do not match.',
  codeShape: 'Enter the 6 digits of the code',
  organizationRequired: 'Select an organization',
  organizationNameRequired: 'Enter a name for the organization',
};
export type AccountRuleText = typeof accountRuleLabels;

/** The digits of the typed or pasted text, at most six: `048 213` is `048213`. */
export function toCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, codeLength);
}

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

export function emailRule(email: string, text: AccountRuleText): string | null {
  const address = email.trim();
  if (!address) return text.emailRequired;
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : text.emailShape;
}

export function newPasswordRule(password: string, email: string, text: AccountRuleText): string | null {
  if (!password) return text.passwordRequired;
  if ([...password.normalize('NFKC')].length < passwordLength.min) return text.passwordShort;
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? text.passwordIsEmail : null;
}

export function confirmRule(confirm: string, password: string, text: AccountRuleText): string | null {
  if (!confirm) return text.confirmRequired;
  return confirm === password ? null : text.mismatch;
}

export const codeRule = (code: string, text: AccountRuleText): string | null =>
  isWholeCode(code) ? null : text.codeShape;

export const requiredRule = (value: string, message: string): string | null =>
  value.trim() ? null : message;

/** An organization's id as the value of the select. */
export const joinRule = (organization: string | null, text: AccountRuleText): string | null =>
  organization ? null : text.organizationRequired;

export type SignUpForm = { email: string; username: string; password: string; confirm: string };

export const signUpStart = (email = ''): SignUpForm => ({ email, username: '', password: '', confirm: '' });

export const signUpRules = (text: AccountRuleText) => ({
  email: (value: string) => emailRule(value, text),
  username: (value: string) => requiredRule(value, text.usernameRequired),
  password: (value: string, form: SignUpForm) => newPasswordRule(value, form.email, text),
  confirm: (value: string, form: SignUpForm) => confirmRule(value, form.password, text),
});

export const toSignUp = (form: SignUpForm): SignUp => ({
  username: form.username.trim(),
  email: form.email.trim(),
  password: form.password,
});

export const logInRules = (text: AccountRuleText) => ({
  email: (value: string) => emailRule(value, text),
  password: (value: string) => (value ? null : text.passwordRequired),
});

export const toCredentials = (form: Credentials): Credentials => ({ ...form, email: form.email.trim() });

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

export const toNewOrganization = (form: NewOrganization): NewOrganization => ({
  ...form,
  name: form.name.trim(),
});
