import { namedLanguage } from '@leaf/api-client/contract';
import type { Db } from '../db/open.ts';
import type { Language } from '../words/languages.ts';
import type { Caller } from './caller.ts';

/** Keeps the language that somebody reads. An account and the sign-up it was share their id with nobody else. */
export async function rememberLanguage(db: Db, id: number, language: Language): Promise<void> {
  for (const table of ['app_user', 'sign_up'] as const)
    await db
      .updateTable(table)
      .set({ language })
      .where('id', '=', id)
      .where('language', 'is distinct from', language)
      .execute();
}

/** Keeps the language that a call names, when it is another than the one its caller's mails are written in. */
export async function keepLanguage(
  db: Db,
  caller: Caller,
  acceptLanguage: string | undefined,
): Promise<void> {
  const named = namedLanguage(acceptLanguage);
  if (named === undefined || named === caller.language) return;
  await rememberLanguage(db, caller.id, named);
}
