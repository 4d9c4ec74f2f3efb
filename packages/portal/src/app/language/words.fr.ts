import { words as connectWords } from '@leaf/connect/words/fr';
import { type PortalWords, titled } from './words.ts';

const tools = { campaigns: 'Émissions des campagnes', images: 'Optimiseur d’images' };

/** The portal's own words in French. */
export const words: PortalWords = {
  places: {
    campaigns: 'Campagnes',
    images: 'Images',
    benchmarks: 'Références',
    organization: 'Organisation',
    admin: 'Administration',
  },
  titles: {
    login: 'Connexion · Leaf',
    forgot: 'Mot de passe oublié · Leaf',
    privacy: 'Politique de confidentialité · Leaf',
    reset: 'Réinitialiser le mot de passe · Leaf',
    activate: 'Vérifiez votre adresse e-mail · Leaf',
    pendingApproval: 'En attente d’approbation · Leaf',
    orgPendingApproval: 'En attente d’approbation · Leaf',
    postLogin: 'Connexion en cours · Leaf',
    pickOrg: 'Choisissez votre organisation · Leaf',
    subscribe: 'Choisir une formule · Leaf',
    app: 'Choisir un outil · Leaf',
    org: 'Gérer l’organisation · Leaf',
    admin: 'Tableau de bord de l’opérateur · Leaf',
    campaigns: `${tools.campaigns} · Leaf`,
    benchmarks: `Valeurs de référence · ${tools.campaigns}`,
    methodology: `Comment les émissions sont estimées · ${tools.campaigns}`,
    campaign: (name = 'Campagne', page) => titled(page, name, tools.campaigns),
    images: `${tools.images} · Leaf`,
    imageSet: titled('Lot', tools.images),
    image: (id, fileName = `Image n° ${id}`, page) => titled(page, fileName, tools.images),
    imagesPart: (title) => titled(title, tools.images),
  },
  notices: {
    ...connectWords.notices,
    dismiss: 'Masquer',
    memberApproved: (name) => `Demande approuvée : ${name}.`,
    memberRejected: (name) => `Demande refusée : ${name}.`,
    memberRemoved: (name) => `${name} ne fait plus partie de l’organisation.`,
    keyRevoked: (name) => `« ${name} » révoquée.`,
    setEnded: (done, all) => `Les tâches du lot sont terminées. Résultats : ${done} sur ${all}.`,
    organizationApproved: (name) => `L’organisation ${name} est approuvée.`,
    organizationDenied: (name) => `L’organisation ${name} est refusée.`,
    listRead: 'La liste est à jour.',
  },
  sentences: {
    ...connectWords.sentences,
    codeSent:
      'Compte créé. Nous vous avons envoyé par e-mail un code d’activation à 6 chiffres. Connectez-vous pour le saisir.',
    enterCode: 'Saisir le code',
    verified: 'Adresse e-mail vérifiée. Vous pouvez maintenant vous connecter.',
    verifiedWithoutPassword:
      'Adresse e-mail vérifiée. Choisissez un mot de passe à l’aide du code de réinitialisation que nous vous avons envoyé par e-mail.',
    resetCodeSent: 'Code de réinitialisation envoyé. Consultez votre boîte de réception.',
    passwordReset: 'Mot de passe réinitialisé. Vous pouvez maintenant vous connecter.',
    sessionEnded: 'Votre session a expiré. Connectez-vous pour reprendre là où vous en étiez.',
    requestedToJoin: 'Demande envoyée. Elle attend l’approbation de l’administrateur de l’organisation.',
    organizationCreated:
      'Organisation créée. Vous en êtes l’administrateur. Elle attend maintenant d’être approuvée.',
    renamed: 'L’organisation a son nouveau nom.',
    refused: {
      join: (organization) =>
        `Votre demande auprès de l’organisation « ${organization} » n’a pas été acceptée.`,
      create: (organization) => `L’opérateur de la plateforme n’a pas approuvé ${organization}.`,
      deleted: (organization) =>
        `L’organisation ${organization} a été supprimée avant de répondre à votre demande.`,
    },
    partlyImported: 'Une partie des lignes est dans la campagne. Importer à nouveau commence par l’annuler.',
    lostMembership: (organization) => `Vous ne faites plus partie de l’organisation ${organization}.`,
    unloaded: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },
  errors: connectWords.errors,
};
