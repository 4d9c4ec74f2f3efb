import type { LetterWords, ServerWords } from './words.ts';

const letters: ServerWords['letters'] = ({ at, quote, count }): LetterWords => {
  const elsewhere = `Unter ${at('/pick-org')} können Sie einer anderen Organisation beitreten oder eine neue anlegen.`;
  const ignore = 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.';
  return {
    activation: (code, email) => [
      'Ihr Aktivierungscode',
      `Ihr Aktivierungscode lautet ${code}.`,
      `Geben Sie ihn innerhalb von 10 Minuten unter ${at('/activate', email)} ein. Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail.`,
    ],
    accountExists: () => [
      'Sie haben bereits ein Konto',
      'Jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben bereits eines.',
      `Melden Sie sich unter ${at('/login')} an oder wählen Sie unter ${at('/forgot')} ein neues Passwort. ${ignore}`,
    ],
    reset: (code, email) => [
      'Ihr Code zum Zurücksetzen des Passworts',
      `Ihr Code zum Zurücksetzen des Passworts lautet ${code}.`,
      `Geben Sie ihn innerhalb von 10 Minuten unter ${at('/reset', email)} ein. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.`,
    ],
    choosePassword: (code, email) => [
      'Ihr Code zum Zurücksetzen des Passworts',
      'Ihre E-Mail-Adresse ist bestätigt. Mit ihr wurde mehr als ein Konto angelegt, vielleicht von jemand anderem. Deshalb haben wir keines der Passwörter behalten.',
      `Ihr Code zum Zurücksetzen des Passworts lautet ${code}. Wählen Sie damit innerhalb von 10 Minuten unter ${at('/reset', email)} ein Passwort oder fordern Sie unter ${at('/forgot')} einen neuen Code an.`,
    ],
    passwordChanged: () => [
      'Ihr Passwort wurde geändert',
      'Das Passwort Ihres Kontos wurde geändert, und alle Sitzungen wurden abgemeldet.',
      `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: ${at('/forgot')}`,
    ],
    joinRequested: (name, email, organization, seatsTaken) => [
      'Jemand möchte Ihrer Organisation beitreten',
      `${quote(name)} (${email}) möchte ${quote(organization)} beitreten.`,
      seatsTaken
        ? `Alle Plätze sind belegt. Entfernen Sie unter ${at('/org')} ein Mitglied, bevor Sie diese Person freigeben.`
        : `Geben Sie die Anfrage unter ${at('/org')} frei oder lehnen Sie sie ab.`,
    ],
    memberApproved: (organization) => [
      'Sie sind jetzt Mitglied der Organisation, der Sie beitreten wollten',
      `Ihre Anfrage, ${quote(organization)} beizutreten, wurde freigegeben.`,
      `Öffnen Sie Leaf, um fortzufahren: ${at('/post-login')}`,
    ],
    memberRejected: (organization) => [
      'Ihre Beitrittsanfrage wurde abgelehnt',
      `Ihre Anfrage, ${quote(organization)} beizutreten, wurde abgelehnt.`,
      `Unter ${at('/pick-org')} können Sie bei einer anderen Organisation anfragen oder eine neue anlegen.`,
    ],
    memberRemoved: (organization) => [
      'Sie sind nicht mehr Mitglied Ihrer Organisation',
      `Die Verwaltung hat Sie aus ${quote(organization)} entfernt. Ihr Konto bleibt bestehen.`,
      elsewhere,
    ],
    organizationRequested: (organization, creator, claimsMember) => [
      'Eine Organisation wartet auf Freigabe',
      `${creator} hat die Organisation ${quote(organization)} angelegt${
        claimsMember ? ' und gibt an, dass sie Mitglied des Branchenverbands ist' : ''
      }.`,
      `Geben Sie sie unter ${at('/admin')} frei oder lehnen Sie sie ab.`,
    ],
    organizationApproved: (organization) => [
      'Ihre Organisation ist freigegeben',
      `Ihre Organisation ${quote(organization)} ist freigegeben.`,
      `Öffnen Sie Leaf, um fortzufahren: ${at('/post-login')}`,
    ],
    organizationDenied: (organization) => [
      'Ihre Organisation wurde nicht freigegeben',
      `Ihre Organisation ${quote(organization)} wurde nicht freigegeben.`,
      elsewhere,
    ],
    organizationDeleted: (organization) => [
      'Ihre Organisation wurde gelöscht',
      `Die Verwaltung hat die Organisation ${quote(organization)} mit ihren Kampagnen und Bildern gelöscht. Ihr Konto bleibt bestehen.`,
      elsewhere,
    ],
    requestEnded: (organization) => [
      'Ihre Beitrittsanfrage ist beendet',
      `${quote(organization)} wurde gelöscht, bevor über Ihre Anfrage entschieden war.`,
      `Unter ${at('/pick-org')} können Sie bei einer anderen Organisation anfragen oder eine neue anlegen.`,
    ],
    practicePlanEnded: (organization) => [
      'Ihr Übungstarif ist beendet',
      `${quote(organization)} hatte den Tarif Basic zur Übung, ohne Zahlung. Ab jetzt wird wirklich bezahlt, deshalb ist dieser Tarif beendet. Ihre Kampagnen und Bilder bleiben erhalten.`,
      `Schließen Sie unter ${at('/subscribe')} ein Abonnement ab, um die Werkzeuge wieder zu nutzen.`,
    ],
    heldBack: ({ joining, organizations, news }) => [
      'Was in Leaf auf Sie wartet',
      ...(joining > 0
        ? [
            `${
              joining === 1 ? '1 Person möchte' : `${count(joining)} Personen möchten`
            } Ihrer Organisation beitreten. Geben Sie die Anfragen unter ${at('/org')} frei oder lehnen Sie sie ab.`,
          ]
        : []),
      ...(organizations > 0
        ? [
            `Organisationen, die auf Freigabe warten: ${count(organizations)}. Geben Sie sie unter ${at('/admin')} frei oder lehnen Sie sie ab.`,
          ]
        : []),
      ...(news > 0
        ? [
            `Änderungen an Ihrer Mitgliedschaft oder Ihrer Organisation, die wir nicht einzeln gemeldet haben: ${count(news)}. Öffnen Sie Leaf, um den Stand zu sehen: ${at('/post-login')}`,
          ]
        : []),
      'Wenn in kurzer Zeit viele E-Mails kämen, senden wir stattdessen eine wie diese.',
    ],
    paymentFailed: (organization) => [
      'Ihre letzte Zahlung ist fehlgeschlagen',
      `Die letzte Zahlung für ${quote(organization)} ist fehlgeschlagen. Die Werkzeuge bleiben noch 7 Tage zugänglich.`,
      `Prüfen Sie die Zahlungsdaten unter ${at('/org')}, Abonnement verwalten.`,
    ],
  };
};

/** German. */
export const de: ServerWords = {
  locale: 'de-DE',
  quotes: ['„', '“'],
  letters,
  answers: {
    signedUp: 'Wir haben Ihnen einen 6-stelligen Aktivierungscode per E-Mail gesendet.',
    activated: 'E-Mail-Adresse bestätigt. Sie können sich jetzt anmelden.',
    passwordNeeded:
      'E-Mail-Adresse bestätigt. Wählen Sie ein Passwort mit dem Code, den wir Ihnen per E-Mail gesendet haben.',
    activationSent: 'Falls diese Adresse auf einen Code wartet, ist ein neuer unterwegs.',
    resetSent: 'Code gesendet. Sehen Sie in Ihrem Posteingang nach.',
    passwordReset: 'Passwort zurückgesetzt. Sie können sich jetzt anmelden.',
    joinRequested: 'Beitritt angefragt. Die Verwaltung der Organisation muss Sie noch freigeben.',
    organizationCreated: 'Organisation angelegt. Sie wartet auf Freigabe.',
    organizationRenamed: 'Organisation umbenannt.',
    organizationApproved: 'Organisation freigegeben.',
    organizationDenied: 'Organisation abgelehnt.',
    memberApproved: 'Mitglied freigegeben.',
    memberRejected: 'Anfrage abgelehnt.',
    memberRemoved: 'Mitglied entfernt.',
  },
  pages: {
    sandbox: {
      note: 'Eine Übungsseite: keine Karte, kein Geld.',
      offer: (seats) => `Unbegrenzter Zugang zu den Werkzeugen, bis zu ${seats} Personen, 490 Euro im Jahr.`,
      startsToday: 'Beginnt heute.',
      firstDaysFree: 'Die ersten 7 Tage sind kostenlos.',
      subscribe: 'Abonnieren',
      startTrial: 'Probezeit starten',
      leave: 'Abbrechen',
      title: 'Ihr Abonnement',
      cancelled: 'Gekündigt.',
      openUntil: (date) => `Gekündigt, nutzbar bis ${date}.`,
      trialUntil: (date) => `Probezeit bis ${date}, danach 490 Euro im Jahr.`,
      renews: (date) => `Aktiv, verlängert sich am ${date} für 490 Euro.`,
      notActive: 'Nicht aktiv.',
      keep: 'Tarif behalten',
      cancel: 'Tarif kündigen',
      back: 'Zurück zu Leaf',
    },
    outbox: {
      title: 'Postausgang',
      about: (shown, dir) =>
        `Von diesem Rechner geht keine E-Mail ab. Hier stehen die neuesten ${shown}; die Dateien liegen in ${dir}.`,
      none: 'Noch keine E-Mails.',
      line: (to, at) => `An ${to} · ${at} UTC`,
      at: (instant) =>
        instant.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
    },
    notBuilt: {
      title: 'Das Portal ist nicht gebaut',
      before: 'Die API läuft. Bauen Sie das Portal mit ',
      after: ' und laden Sie diese Seite neu.',
    },
  },
};
