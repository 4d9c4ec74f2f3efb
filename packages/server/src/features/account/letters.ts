import { isRefusalLanguage } from '@leaf/api-client/contract';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { type Letters, letters } from '../../platform/mail/templates.ts';
import type { Letter } from '../../platform/mail/types.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../words/languages.ts';

/** A remembered language, as long as the program still speaks it. */
const known = (language: string | null | undefined): Language | undefined =>
  isRefusalLanguage(language) ? language : undefined;

/** The language of an address: that of its account, otherwise of its newest sign-up. */
async function rememberedLanguage(db: Db, email: string): Promise<Language | undefined> {
  const account = await db
    .selectFrom('app_user')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account) return known(account.language);
  const signUp = await db
    .selectFrom('sign_up')
    .select('language')
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known(signUp?.language);
}

/**
 * A letter in the recipient's language.
 * @param otherwise for recipients who have never stated a language
 */
export async function letterFor(
  { config }: Pick<Services, 'config'>,
  db: Db,
  { to, otherwise = DEFAULT_LANGUAGE }: { to: string; otherwise?: Language | undefined },
  write: (letters: Letters) => Letter,
): Promise<Letter> {
  return write(letters(config.portalUrl, (await rememberedLanguage(db, to)) ?? otherwise));
}

/** Queues the letter, as part of the caller's transaction. */
export async function sendLetter(
  services: Pick<Services, 'config' | 'mail'>,
  trx: Db,
  reader: { to: string; otherwise?: Language | undefined },
  write: (letters: Letters) => Letter,
): Promise<void> {
  await services.mail.send(trx, { to: reader.to, ...(await letterFor(services, trx, reader, write)) });
}
