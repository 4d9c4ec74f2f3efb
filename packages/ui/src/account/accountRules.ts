/** The payload of a sign-up. */
export type SignUp = { username: string; email: string; password: string };
/** The payload of a log-in. */
export type Credentials = { email: string; password: string };
/** The server accepts 8 to 1024 characters. */
export const passwordLength = { min: 8, max: 1024 };
/** The longest e-mail and username that the server accepts. */
export const emailMaxLength = 254;
export const usernameMaxLength = 64;

/** Error messages of the rules; each can be replaced through a component's labels. */
export const accountRuleLabels = {
  emailRequired: 'Enter an e-mail address',
  emailShape: 'Enter an e-mail address such as name@example.org',
  usernameRequired: 'Enter a username',
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

export function emailRule(email: string, text: AccountRuleText): string | null {
  const address = email.trim();
  if (!address) return text.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : text.emailShape;
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

export const requiredRule = (value: string, message: string): string | null =>
  value.trim() ? null : message;

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
