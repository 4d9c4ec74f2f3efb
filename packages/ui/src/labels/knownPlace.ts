import { languages } from './languages.ts';

const isLanguage = (name: string): name is keyof typeof languages => Object.hasOwn(languages, name);

function isAccepted(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}

/** A tag as it is, unless it is malformed, such as `de_DE.UTF-8`: then that of its language, or British English. */
export function knownLocale(tag: string): string {
  if (isAccepted(() => Intl.getCanonicalLocales(tag))) return tag;
  const [name = ''] = tag.toLowerCase().split(/[^a-z]/);
  return languages[isLanguage(name) ? name : 'en'].locale;
}

/** A time zone as it is, unless it is none, such as `Berlin`: then `UTC`. */
export const knownZone = (zone: string): string =>
  zone === 'local' || isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: zone })) ? zone : 'UTC';
