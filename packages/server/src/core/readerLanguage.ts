import { namedLanguage } from '@leaf/api-client/contract';
import type { Db } from '../db/open.ts';
import type { Language } from '../words/languages.ts';
import type { Caller } from './caller.ts';

/** Stores a person's language. An account and the sign-up it came from share an id, which nobody else has. */
export async function rememberLanguage(db: Db, id: number, language: Language): Promise<void> {
  for (const table of ['app_user', 'sign_up'] as const)
    await db
      .updateTable(table)
      .set({ language })
      .where('id', '=', id)
      .where('language', 'is distinct from', language)
      .execute();
}

/** Stores the language that a call names if it differs from the language of the caller's mails. */
export async function keepLanguage(
  db: Db,
  caller: Caller,
  acceptLanguage: string | undefined,
): Promise<void> {
  const named = namedLanguage(acceptLanguage);
  if (named === undefined || named === caller.language) return;
  await rememberLanguage(db, caller.id, named);
}
