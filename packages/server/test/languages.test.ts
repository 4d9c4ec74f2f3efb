import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../src/time.ts';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

const reading = (language: string) => ({ headers: { 'accept-language': language } });
const signUp = (email: string, language: string) =>
  h.call('signUp', { body: { username: 'Ana', email, password: PASSWORD }, ...reading(language) });
const remembered = async (email: string) =>
  (
    await h.services.db
      .selectFrom('app_user')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).language;
const ask = (person: Person, organization_id: number) =>
  h.call('requestToJoin', { token: person.token, params: { id: person.id }, body: { organization_id } });

describe('the language of a person', () => {
  it('is that of the sign-up, in the first mail and in the account', async () => {
    const email = 'amelie@example.org';
    const { body } = await signUp(email, 'fr-FR,fr;q=0.9,en;q=0.8');
    expect(body.message).toBe('Nous avons envoyé un code d’activation à 6 chiffres à votre adresse e-mail.');
    const { code, text } = await h.mails.mail(email, /Votre code d’activation/);
    expect(text).toContain('dans les 10 minutes');
    await h.call('activate', { query: { email, activation_code: code ?? '' } });
    expect(await remembered(email)).toBe('fr');
    await h.call('forgotPassword', { query: { email }, ...reading('de') });
    expect(await h.mails.mail(email, /Votre code de réinitialisation/)).toMatchObject({ language: 'fr' });
  });

  it('is the one named at the last sign-in, and then by any call', async () => {
    const { admin, org } = await h.make.company();
    await h.call('logIn', { body: { email: admin.email, password: PASSWORD }, ...reading('de-AT') });
    expect(await remembered(admin.email)).toBe('de');
    await ask(await h.make.person(), org.id);
    expect(await h.mails.mail(admin.email, /möchte Ihrer Organisation beitreten/)).toMatchObject({
      language: 'de',
    });
    await h.call('getUser', { token: admin.token, ...reading('fr') });
    await ask(await h.make.person(), org.id);
    await h.mails.mail(admin.email, /demande à rejoindre votre organisation/);
  });

  it.each([undefined, '*', 'pt-BR', ''])('stays when a call names %j', async (language) => {
    const { admin } = await h.make.company();
    await h.call('getUser', { token: admin.token, ...reading('fr') });
    await h.call('getUser', { token: admin.token, ...(language === undefined ? {} : reading(language)) });
    expect(await remembered(admin.email)).toBe('fr');
  });

  it('is English for somebody who never named one', async () => {
    const { admin, org } = await h.make.company();
    await ask(await h.make.person(), org.id);
    expect(await h.mails.mail(admin.email, /asks to join/)).toMatchObject({ language: 'en' });
  });
});

describe('a call', () => {
  it('is refused in German, with the fields and their bounds', async () => {
    const { status, headers, body } = await h.call('signUp', {
      body: { username: 'Ana', email: 'nobody', password: PASSWORD },
      ...reading('de'),
    });
    expect(status).toBe(422);
    expect(headers['content-language']).toBe('de');
    expect(body).toMatchObject({
      code: 'invalid_input',
      detail: '„E-Mail“ muss eine E-Mail-Adresse sein.',
      errors: [{ path: 'email', code: 'not_an_email', message: '„E-Mail“ muss eine E-Mail-Adresse sein.' }],
    });
  });
});

describe('a page of the server', () => {
  const page = async (url: string, language?: string) =>
    (
      await h.program.app.inject({
        url,
        headers: { accept: 'text/html', ...(language ? { 'accept-language': language } : {}) },
      })
    ).body;

  it('of the practice checkout and subscription is in the language of its reader, dates too', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await h.call('createCheckout', {
      token: admin.token,
      query: { product: 'leaf_basic' },
    });
    const checkout = new URL(body.checkout_url).pathname;
    const german = await page(checkout, 'de');
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Die ersten 7 Tage sind kostenlos.');
    expect(await page(checkout)).toContain('The first 7 days are free.');
    await h.program.app.inject({ method: 'POST', url: checkout });
    const portal = await h.call('getBillingPortal', { token: admin.token });
    const link = new URL(portal.body.portal_url).pathname;
    const trial = new Date(h.services.clock().getTime() + 7 * DAY);
    const date = trial.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
    expect(await page(link, 'fr')).toContain(`À l’essai jusqu’au ${date}, puis 490\u00a0euros par an.`);
  });

  it('of the outbox is in the language of its reader, each mail in its own', async () => {
    const outbox = await page('/dev/outbox', 'de');
    expect(outbox).toContain('<html lang="de">');
    expect(outbox).toContain('Postausgang');
  });
});
