import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { codeFor } from './mail.ts';
import { operator, password } from './people.ts';

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Creates a verified account through the API and returns its session token. */
export async function account(request: APIRequestContext, email: string, username: string): Promise<string> {
  const login = () => request.post('/api/login', { data: { email, password } });
  const existing = await login();
  if (existing.ok()) return (await existing.json()).token;
  await request.post('/api/user', { data: { email, username, password } });
  const activation_code = await codeFor(request, email);
  const query = new URLSearchParams({ email, activation_code });
  expect((await request.post(`/api/activate?${query}`)).ok()).toBe(true);
  return (await (await login()).json()).token;
}

type NewOrganization = { name: string; claims_member?: boolean };

/** Creates an approved organization and returns its admin's token. Each test, and each retry, has its own. */
export async function organization(
  request: APIRequestContext,
  { name: wanted, claims_member = false }: NewOrganization,
) {
  const { testId, retry } = test.info();
  const name = `${wanted} ${testId.slice(-6)}${retry}`;
  const email = `admin@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const token = await account(request, email, `Admin of ${name}`);
  const created = await request.post('/api/organization', {
    headers: bearer(token),
    data: { name, claims_member },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()).data;
  const headers = bearer(await account(request, operator, 'Operator'));
  expect((await request.post(`/api/validate/organization?org_id=${id}&approve=true`, { headers })).ok()).toBe(
    true,
  );
  return { id, name, email, token };
}

/** The same with the Basic plan, bought through the sandbox checkout. */
export async function subscribed(request: APIRequestContext, name: string) {
  const made = await organization(request, { name });
  const checkout = await request.get('/api/checkout?product=leaf_basic', { headers: bearer(made.token) });
  const { checkout_url } = await checkout.json();
  await request.post(checkout_url);
  const user = await request.get('/api/user', { headers: bearer(made.token) });
  expect((await user.json()).leaf_basic).toBe(true);
  return made;
}

/** Opens a page of the portal in a session. */
export async function open(page: Page, token: string, path: string) {
  // The storage belongs to the origin, and a picture of it comes without the portal's code.
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}

/** The API's response to a user. */
export async function read(request: APIRequestContext, token: string, path: string) {
  return (await request.get(`/api${path}`, { headers: bearer(token) })).json();
}

/** Creates a campaign and returns its id. */
export async function campaign(request: APIRequestContext, token: string, name: string): Promise<number> {
  const data = { name, description: null, version: 'gmsf1.2' };
  const made = await request.post('/api/campaigns', { headers: bearer(token), data });
  return (await made.json()).data.id;
}

/** Refuses the stream of job events, which stays open, so that pages come to rest. They ask for the jobs instead. */
export const withoutJobEvents = (page: Page) => page.route('**/api/job_events*', (route) => route.abort());
