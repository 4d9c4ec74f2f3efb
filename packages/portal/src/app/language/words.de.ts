import { words as connectWords } from '@leaf/connect/words/de';
import { type PortalWords, titled } from './words.ts';

const tools = { campaigns: 'Kampagnenemissionen', images: 'Bildoptimierer' };

/** The portal's own words in German. */
export const words: PortalWords = {
  places: {
    campaigns: 'Kampagnen',
    images: 'Bilder',
    benchmarks: 'Richtwerte',
    organization: 'Organisation',
    admin: 'Betrieb',
  },
  titles: {
    login: 'Anmelden · Leaf',
    forgot: 'Passwort vergessen · Leaf',
    privacy: 'Datenschutz · Leaf',
    reset: 'Passwort zurücksetzen · Leaf',
    activate: 'E-Mail bestätigen · Leaf',
    pendingApproval: 'Warten auf Freigabe · Leaf',
    orgPendingApproval: 'Warten auf Freigabe · Leaf',
    postLogin: 'Anmeldung läuft · Leaf',
    pickOrg: 'Organisation wählen · Leaf',
    subscribe: 'Tarif wählen · Leaf',
    app: 'Werkzeug wählen · Leaf',
    org: 'Organisation verwalten · Leaf',
    admin: 'Betreiberübersicht · Leaf',
    campaigns: `${tools.campaigns} · Leaf`,
    benchmarks: `Richtwerte · ${tools.campaigns}`,
    methodology: `Wie Emissionen geschätzt werden · ${tools.campaigns}`,
    campaign: (name = 'Kampagne', page) => titled(page, name, tools.campaigns),
    images: `${tools.images} · Leaf`,
    imageSet: titled('Satz', tools.images),
    image: (id, fileName = `Bild Nr. ${id}`, page) => titled(page, fileName, tools.images),
    imagesPart: (title) => titled(title, tools.images),
  },
  notices: {
    ...connectWords.notices,
    dismiss: 'Ausblenden',
    memberApproved: (name) => `${name} freigegeben.`,
    memberRejected: (name) => `${name} abgelehnt.`,
    memberRemoved: (name) => `${name} entfernt.`,
    keyRevoked: (name) => `„${name}“ widerrufen.`,
    setEnded: (done, all) => `Die Aufträge des Satzes sind beendet. Ergebnisse: ${done} von ${all}.`,
    organizationApproved: (name) => `${name} freigegeben.`,
    organizationDenied: (name) => `${name} abgelehnt.`,
    listRead: 'Die Liste ist auf dem neuesten Stand.',
  },
  sentences: {
    ...connectWords.sentences,
    codeSent:
      'Konto angelegt. Wir haben Ihnen einen 6-stelligen Aktivierungscode per E-Mail gesendet. Melden Sie sich an, um ihn einzugeben.',
    enterCode: 'Code eingeben',
    verified: 'E-Mail-Adresse bestätigt. Sie können sich jetzt anmelden.',
    verifiedWithoutPassword:
      'E-Mail-Adresse bestätigt. Wählen Sie ein Passwort mit dem Code, den wir Ihnen per E-Mail gesendet haben.',
    resetCodeSent: 'Code gesendet. Sehen Sie in Ihrem Posteingang nach.',
    passwordReset: 'Passwort zurückgesetzt. Sie können sich jetzt anmelden.',
    sessionEnded:
      'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
    requestedToJoin: 'Beitritt angefragt. Jetzt muss die Verwaltung der Organisation zustimmen.',
    organizationCreated:
      'Organisation angelegt. Sie gehören zu ihrer Verwaltung. Jetzt wartet sie auf die Freigabe.',
    renamed: 'Die Organisation hat ihren neuen Namen.',
    refused: {
      join: (organization) => `Ihre Anfrage an ${organization} wurde nicht angenommen.`,
      create: (organization) => `Der Betreiber hat ${organization} nicht freigegeben.`,
      deleted: (organization) => `${organization} wurde gelöscht, bevor über Ihre Anfrage entschieden war.`,
    },
    partlyImported: 'Ein Teil der Zeilen ist in der Kampagne. Ein neuer Import nimmt ihn zuerst zurück.',
    lostMembership: (organization) => `Sie gehören nicht mehr zu ${organization}.`,
    unloaded:
      'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  errors: connectWords.errors,
};
