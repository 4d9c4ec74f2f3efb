import type { organizationRuleLabels } from '../../organization/organizationRules.ts';
import type { CompleteWords, Words } from '../words.ts';

const rules: Words<typeof organizationRuleLabels> = {
  nameRequired: 'Donnez un nom à l’organisation',
  nameMismatch: 'Le nom de l’organisation ne correspond pas. Saisissez le nom exact pour confirmer.',
};

/** The organization's own page and the operator's. */
export const organization = {
  dangerZone: {
    ...rules,
    title: 'Zone de danger',
    description:
      'Supprimer l’organisation efface toutes ses campagnes et ses images, résilie son abonnement et laisse ses membres sans organisation. C’est irréversible.',
    typeName: (name) => `Saisissez « ${name} » pour confirmer`,
    submit: 'Supprimer l’organisation',
    prompt: (name) => `Supprimer « ${name} » ?`,
    message: 'Toutes les campagnes et les images de l’organisation sont supprimées définitivement.',
    confirm: 'Supprimer',
  },
  manageSubscription: {
    title: 'Abonnement',
    description:
      'Les factures, le paiement et la résiliation se trouvent sur la page de notre prestataire de paiement.',
    open: 'Gérer l’abonnement',
  },
  memberList: {
    title: 'Membres',
    description: 'La formule Basic permet jusqu’à 5 utilisateurs. Les personnes en attente ne comptent pas.',
    refresh: 'Actualiser',
    username: 'Nom d’utilisateur',
    email: 'E-mail',
    role: 'Rôle',
    actions: 'Actions',
    admin: 'Administrateur',
    member: 'Membre',
    pending: 'En attente d’approbation',
    you: 'Vous',
    approve: 'Approuver',
    reject: 'Refuser',
    remove: 'Retirer',
    approveName: (name) => `Approuver ${name}`,
    rejectName: (name) => `Refuser ${name}`,
    removeName: (name) => `Retirer ${name}`,
    rejectPrompt: (name) => `Refuser ${name} ?`,
    rejectMessage: 'La personne en est informée par e-mail et peut refaire une demande.',
    removePrompt: (name) => `Retirer ${name} ?`,
    removeMessage: 'La personne perd aussitôt l’accès aux campagnes et aux images de l’organisation.',
    empty: 'Aucun membre pour le moment.',
  },
  organization: {
    title: 'Gérer l’organisation',
    back: 'Retour',
    rename: 'Nom',
    notAdmin: 'Il faut être administrateur pour gérer l’organisation.',
    noOrganization: 'Vous n’appartenez encore à aucune organisation.',
  },
  renameForm: { ...rules, name: 'Nom de l’organisation', submit: 'Renommer' },
  admin: { title: 'Tableau de bord de l’opérateur', back: 'Retour', refresh: 'Actualiser' },
  pendingOrganizationList: {
    title: 'Organisations en attente',
    empty: 'Aucune organisation en attente.',
    approve: 'Approuver',
    deny: 'Refuser',
    approveName: (name) => `Approuver ${name}`,
    denyName: (name) => `Refuser ${name}`,
    createdBy: (person) => `Créée par ${person}`,
    claimsMember: 'Se déclare membre d’une association professionnelle européenne',
    loading: 'Chargement…',
  },
} satisfies Partial<CompleteWords>;
