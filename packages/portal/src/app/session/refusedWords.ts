import type { Language } from '@leaf/ui';
import type { outcomeOf } from './asked.ts';

/** What becomes of a request that nobody said yes to. */
type Outcome = ReturnType<typeof outcomeOf>;

/** What one page alone says of it: with the other words, it would weigh on the first load of every page. */
export const refusedWords: Record<Language, Record<Outcome, (organization: string) => string>> = {
  en: {
    join: (organization) => `Your request to join ${organization} was not accepted.`,
    create: (organization) => `The platform operator did not approve ${organization}.`,
    deleted: (organization) => `${organization} was deleted before it answered your request.`,
  },
  de: {
    join: (organization) => `Ihre Anfrage an ${organization} wurde nicht angenommen.`,
    create: (organization) => `Der Betreiber hat ${organization} nicht freigegeben.`,
    deleted: (organization) => `${organization} wurde gelöscht, bevor über Ihre Anfrage entschieden war.`,
  },
  fr: {
    join: (organization) => `Votre demande auprès de ${organization} n’a pas été acceptée.`,
    create: (organization) => `L’opérateur de la plateforme n’a pas approuvé ${organization}.`,
    deleted: (organization) =>
      `L’organisation ${organization} a été supprimée avant de répondre à votre demande.`,
  },
};
