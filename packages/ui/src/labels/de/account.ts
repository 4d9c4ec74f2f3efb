import type { accountRuleLabels } from '../../account/accountRules.ts';
import type { CompleteWords, Words } from '../words.ts';

const rules: Words<typeof accountRuleLabels> = {
  emailRequired: 'Geben Sie eine E-Mail-Adresse ein',
  emailShape: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.org',
  usernameRequired: 'Geben Sie einen Benutzernamen ein',
  passwordRequired: 'Geben Sie ein Passwort ein',
  passwordShort: 'Verwenden Sie mindestens 8 Zeichen',
  passwordIsEmail: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein',
  confirmRequired: 'Geben Sie das Passwort noch einmal ein',
  mismatch: 'Die Passwörter stimmen nicht überein.',
  codeShape: 'Geben Sie die 6 Ziffern des Codes ein',
  organizationRequired: 'Wählen Sie eine Organisation',
  organizationNameRequired: 'Geben Sie der Organisation einen Namen',
};

const passwordHelp = 'Mindestens 8 Zeichen. Ein Satz ist leichter zu merken als Sonderzeichen.';
const signIn = 'Zurück zur Anmeldung';
const signOut = 'Abmelden';

/** Sign-up, login, codes, waiting pages, plan and start page. */
export const account = {
  activate: {
    ...rules,
    title: 'E-Mail bestätigen',
    description: 'Wir haben einen 6-stelligen Code gesendet. Er gilt 10 Minuten; es zählt der neueste.',
    email: 'E-Mail',
    emailHelp: 'Falsche Adresse? Berichtigen Sie sie hier und senden Sie einen neuen Code.',
    code: 'Aktivierungscode',
    submit: 'Bestätigen',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuer Code in ${seconds} s`,
    signIn,
  },
  checking: { title: 'Ihr Konto wird geprüft', retry: 'Noch einmal versuchen', signIn },
  forgot: {
    ...rules,
    title: 'Passwort vergessen',
    description: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden einen 6-stelligen Code dorthin.',
    email: 'E-Mail',
    submit: 'Code senden',
    signIn,
  },
  logInForm: {
    ...rules,
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen',
  },
  sessionEndedDialog: {
    ...rules,
    title: 'Ihre Sitzung ist abgelaufen',
    description: 'Melden Sie sich an, um weiterzumachen. Was Sie eingegeben haben, ist noch da.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    other: 'Anderes Konto verwenden',
  },
  login: {
    title: 'Willkommen bei Leaf',
    description: 'Emissionen digitaler Werbung messen und Werbemittel leichter machen.',
    create: 'Konto anlegen',
    logIn: 'Anmelden',
  },
  signUpForm: {
    ...rules,
    email: 'E-Mail',
    username: 'Benutzername',
    password: 'Passwort',
    passwordHelp,
    confirm: 'Passwort wiederholen',
    submit: 'Konto anlegen',
  },
  orgPendingApproval: {
    title: 'Organisation wartet auf Freigabe',
    message: (organization) =>
      organization
        ? `Die Organisation „${organization}“ wartet auf die Freigabe durch den Betreiber.`
        : 'Ihre Organisation wartet auf die Freigabe durch den Betreiber.',
    hint: 'Wir schreiben Ihnen, sobald entschieden ist. Sie verwalten die neue Organisation.',
  },
  passwordField: {
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist an.',
  },
  pendingApproval: {
    title: 'Warten auf Freigabe',
    message: (email) =>
      email
        ? `Das Konto ${email} wartet auf die Freigabe durch die Verwaltung der Organisation.`
        : 'Ihr Konto wartet auf die Freigabe durch die Verwaltung der Organisation.',
    hint: 'Die Verwaltung hat eine E-Mail bekommen. Diese Seite geht von selbst weiter, sobald Sie freigegeben sind.',
  },
  createCard: {
    ...rules,
    title: 'Neu anlegen',
    description: 'Sie verwalten sie. Neue Organisationen gibt der Betreiber frei.',
    name: 'Name der Organisation',
    claimsMember: 'Wir sind Mitglied eines europäischen Branchenverbands',
    claimsMemberHelp:
      'Mitglieder nutzen die Werkzeuge ohne Abonnement, sobald der Betreiber es bestätigt hat.',
    submit: 'Anlegen',
  },
  joinCard: {
    ...rules,
    title: 'Beitreten',
    description: 'Ihre Organisation nutzt Leaf schon. Ihre Verwaltung gibt Sie frei.',
    organization: 'Organisation',
    placeholder: 'Nach Namen suchen',
    none: 'Keine Organisation mit diesem Namen.',
    loading: 'Wird geladen…',
    submit: 'Beitritt anfragen',
  },
  pickOrg: {
    title: 'Organisation wählen',
    description: 'Kampagnen und Bilder gehören einer Organisation, nicht einer Person.',
    signOut,
  },
  privacy: {
    title: 'Datenschutz',
    tokenTitle: 'Ein einziges Sitzungstoken',
    token:
      'Wenn Sie sich anmelden, hält Leaf ein einziges Sitzungstoken im lokalen Speicher dieses Browsers, unter dem Namen token. Es zeigt dem Server, dass die Anfragen von Ihnen kommen. Die Seite braucht es, und es dient nichts anderem.',
    lifeTitle: 'Wie lange es bleibt',
    life: 'Das Token endet nach 7 Tagen ohne Nutzung, spätestens nach 30 Tagen, wenn Sie sich abmelden und wenn Sie Ihr Passwort zurücksetzen. Wer die Anmeldeseite öffnet, löscht es aus diesem Browser.',
    noneTitle: 'Was es nicht gibt',
    none: 'Keine Cookies, keine Werbung, keine Auswertung, keine Inhalte anderer Seiten, und das Token wird an niemanden weitergegeben.',
    dataTitle: 'Was der Server behält',
    data: 'Ihre E-Mail-Adresse, Ihren Benutzernamen, einen Hash Ihres Passworts, der sich nicht zurückrechnen lässt, Ihre Organisation sowie deren Kampagnen und Bilder. Wird die Organisation gelöscht, werden es auch ihre Kampagnen und Bilder.',
    backLabel: 'Zurück',
  },
  reset: {
    ...rules,
    title: 'Passwort zurücksetzen',
    description: 'Geben Sie den 6-stelligen Code aus der E-Mail ein und wählen Sie ein neues Passwort.',
    severalSignUps:
      'Ihre E-Mail-Adresse ist bestätigt. Mit ihr wurde mehr als ein Konto angelegt, darum haben wir keines der Passwörter behalten. Geben Sie den 6-stelligen Code aus der E-Mail ein, die wir eben gesendet haben, und wählen Sie eines.',
    email: 'E-Mail',
    code: 'Code',
    password: 'Neues Passwort',
    passwordHelp,
    confirm: 'Passwort wiederholen',
    submit: 'Passwort zurücksetzen',
    again: 'Neuen Code senden',
    signIn,
  },
  subscribe: {
    title: 'Tarif wählen',
    description: 'Ein Tarif, für die ganze Organisation.',
    plan: 'Basic',
    price: '490 EUR',
    period: 'im Jahr',
    trial: '7 Tage zur Probe',
    users: 'Bis zu 5 Personen',
    access: 'Unbegrenzter Zugang zu den Werkzeugen',
    choose: 'Basic wählen',
    next: 'Bezahlt wird auf der nächsten Seite. In der Probezeit können Sie kündigen.',
    check: 'Noch einmal prüfen',
    signOut,
  },
  utility: {
    title: 'Werkzeug wählen',
    campaigns: 'Kampagnenemissionen',
    campaignsDescription:
      'Die Emissionen einer Kampagne schätzen: Speicherung, Auswahl, Auslieferung und Nutzung.',
    images: 'Bildoptimierer',
    imagesDescription: 'Das kleinste JPEG, WEBP und AVIF eines Werbemittels bei gemessener Qualität finden.',
    organization: 'Organisation verwalten',
    admin: 'Betreiberübersicht',
  },
  waiting: {
    check: 'Noch einmal prüfen',
    stillWaiting: 'Die Freigabe steht noch aus.',
    signOut,
    signIn: 'Zur Anmeldung',
  },
} satisfies Partial<CompleteWords>;
