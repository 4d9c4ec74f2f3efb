import type { organizationRuleLabels } from '../../organization/organizationRules.ts';
import type { CompleteWords, Words } from '../words.ts';

const rules: Words<typeof organizationRuleLabels> = {
  nameRequired: 'Geben Sie der Organisation einen Namen',
  nameMismatch: 'Der Name der Organisation stimmt nicht. Geben Sie zur Bestätigung genau diesen Namen ein.',
};

/** The organization's own page and the operator's. */
export const organization = {
  dangerZone: {
    ...rules,
    title: 'Gefahrenbereich',
    description:
      'Wird die Organisation gelöscht, gehen alle ihre Kampagnen und Bilder verloren, das Abonnement endet, und ihre Mitglieder sind ohne Organisation. Das lässt sich nicht rückgängig machen.',
    typeName: (name) => `Zur Bestätigung „${name}“ eingeben`,
    submit: 'Organisation löschen',
    prompt: (name) => `„${name}“ löschen?`,
    message: 'Alle Kampagnen und Bilder der Organisation werden endgültig gelöscht.',
    confirm: 'Löschen',
  },
  manageSubscription: {
    title: 'Abonnement',
    description: 'Rechnungen, Zahlung und Kündigung stehen auf der Seite unseres Zahlungsdienstes.',
    open: 'Abonnement verwalten',
  },
  memberList: {
    title: 'Mitglieder',
    description: 'Der Tarif Basic erlaubt bis zu 5 Personen. Wer noch wartet, zählt nicht.',
    refresh: 'Neu laden',
    username: 'Benutzername',
    email: 'E-Mail',
    role: 'Rolle',
    actions: 'Aktionen',
    admin: 'Verwaltung',
    member: 'Mitglied',
    pending: 'Wartet auf Freigabe',
    you: 'Sie',
    approve: 'Freigeben',
    reject: 'Ablehnen',
    remove: 'Entfernen',
    approveName: (name) => `${name} freigeben`,
    rejectName: (name) => `${name} ablehnen`,
    removeName: (name) => `${name} entfernen`,
    rejectPrompt: (name) => `${name} ablehnen?`,
    rejectMessage: 'Die Person erfährt es per E-Mail und kann wieder anfragen.',
    removePrompt: (name) => `${name} entfernen?`,
    removeMessage: 'Die Person verliert sofort den Zugang zu Kampagnen und Bildern der Organisation.',
    empty: 'Noch keine Mitglieder.',
  },
  organization: {
    title: 'Organisation verwalten',
    back: 'Zurück',
    rename: 'Name',
    notAdmin: 'Um die Organisation zu verwalten, müssen Sie zu ihrer Verwaltung gehören.',
    noOrganization: 'Sie gehören noch keiner Organisation an.',
  },
  renameForm: { ...rules, name: 'Name der Organisation', submit: 'Umbenennen' },
  admin: { title: 'Betreiberübersicht', back: 'Zurück', refresh: 'Neu laden' },
  pendingOrganizationList: {
    title: 'Wartende Organisationen',
    empty: 'Keine wartenden Organisationen.',
    approve: 'Freigeben',
    deny: 'Ablehnen',
    approveName: (name) => `${name} freigeben`,
    denyName: (name) => `${name} ablehnen`,
    createdBy: (person) => `Angelegt von ${person}`,
    claimsMember: 'Gibt an, Mitglied eines europäischen Branchenverbands zu sein',
    loading: 'Wird geladen…',
  },
} satisfies Partial<CompleteWords>;
