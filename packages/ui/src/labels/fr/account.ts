import type { accountRuleLabels } from '../../account/accountRules.ts';
import type { CompleteWords, Words } from '../words.ts';

const rules: Words<typeof accountRuleLabels> = {
  emailRequired: 'Saisissez une adresse e-mail',
  emailShape: 'Saisissez une adresse e-mail, par exemple nom@example.org',
  usernameRequired: 'Saisissez un nom d’utilisateur',
  passwordRequired: 'Saisissez un mot de passe',
  passwordShort: 'Utilisez au moins 8 caractères',
  passwordIsEmail: 'Le mot de passe ne peut pas être votre adresse e-mail',
  confirmRequired: 'Saisissez de nouveau le mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas.',
  codeShape: 'Saisissez les 6 chiffres du code',
  organizationRequired: 'Sélectionnez une organisation',
  organizationNameRequired: 'Donnez un nom à l’organisation',
};

const passwordHelp = 'Au moins 8 caractères. Une phrase se retient mieux que des symboles.';
const signIn = 'Retour à la connexion';
const signOut = 'Se déconnecter';

/** Sign-up, login, codes, waiting pages, plan and start page. */
export const account = {
  activate: {
    ...rules,
    title: 'Vérifiez votre adresse e-mail',
    description:
      'Nous avons envoyé un code à 6 chiffres. Il est valable 10 minutes ; seul le plus récent compte.',
    email: 'E-mail',
    emailHelp: 'Mauvaise adresse ? Corrigez-la ici et envoyez un nouveau code.',
    code: 'Code d’activation',
    submit: 'Vérifier',
    resend: 'Envoyer un nouveau code',
    resendIn: (seconds) => `Nouveau code dans ${seconds} s`,
    signIn,
  },
  checking: { title: 'Vérification de votre compte', retry: 'Réessayer', signIn },
  forgot: {
    ...rules,
    title: 'Mot de passe oublié',
    description: 'Saisissez l’adresse e-mail de votre compte. Nous y enverrons un code à 6 chiffres.',
    email: 'E-mail',
    submit: 'Envoyer le code',
    signIn,
  },
  logInForm: {
    ...rules,
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié',
  },
  sessionEndedDialog: {
    ...rules,
    title: 'Votre session a expiré',
    description: 'Connectez-vous pour continuer. Ce que vous avez saisi est toujours là.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    other: 'Utiliser un autre compte',
  },
  login: {
    title: 'Bienvenue sur Leaf',
    description: 'Mesurez les émissions de la publicité numérique et allégez vos créations.',
    create: 'Créer un compte',
    logIn: 'Se connecter',
  },
  signUpForm: {
    ...rules,
    email: 'E-mail',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    passwordHelp,
    confirm: 'Confirmer le mot de passe',
    submit: 'Créer un compte',
  },
  orgPendingApproval: {
    title: 'Organisation en attente d’approbation',
    message: (organization) =>
      organization
        ? `L’organisation « ${organization} » attend l’approbation de l’opérateur de la plateforme.`
        : 'Votre organisation attend l’approbation de l’opérateur de la plateforme.',
    hint: 'Nous vous écrirons dès que la décision sera prise. Vous administrez la nouvelle organisation.',
  },
  passwordField: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé.',
  },
  pendingApproval: {
    title: 'En attente d’approbation',
    message: (email) =>
      email
        ? `Le compte ${email} attend l’approbation de l’administrateur de l’organisation.`
        : 'Votre compte attend l’approbation de l’administrateur de l’organisation.',
    hint: 'L’administrateur a été prévenu par e-mail. Cette page avance d’elle-même dès votre approbation.',
  },
  createCard: {
    ...rules,
    title: 'Créer une organisation',
    description: 'Vous l’administrez. L’opérateur de la plateforme approuve les nouvelles organisations.',
    name: 'Nom de l’organisation',
    claimsMember: 'Nous sommes membre d’une association professionnelle européenne',
    claimsMemberHelp:
      'Les membres utilisent les outils sans abonnement, une fois l’adhésion confirmée par l’opérateur.',
    submit: 'Créer',
  },
  joinCard: {
    ...rules,
    title: 'Rejoindre une organisation',
    description: 'Votre organisation utilise déjà Leaf. Son administrateur vous approuve.',
    organization: 'Organisation',
    placeholder: 'Rechercher par nom',
    none: 'Aucune organisation de ce nom.',
    loading: 'Chargement…',
    submit: 'Demander à rejoindre',
  },
  pickOrg: {
    title: 'Choisissez votre organisation',
    description: 'Les campagnes et les images appartiennent à une organisation, pas à une personne.',
    signOut,
  },
  privacy: {
    title: 'Politique de confidentialité',
    tokenTitle: 'Un seul jeton de session',
    token:
      'Quand vous vous connectez, Leaf conserve un seul jeton de session dans le stockage local de ce navigateur, sous le nom token. Il prouve au serveur que les requêtes viennent de vous. Il est nécessaire au fonctionnement du site et ne sert à rien d’autre.',
    lifeTitle: 'Combien de temps il reste',
    life: 'Le jeton expire après 7 jours sans utilisation, au bout de 30 jours dans tous les cas, quand vous vous déconnectez et quand vous réinitialisez votre mot de passe. Ouvrir la page de connexion le supprime de ce navigateur.',
    noneTitle: 'Ce qu’il n’y a pas',
    none: 'Pas de cookies, pas de publicité, pas de mesure d’audience, pas de contenu d’autres sites, et le jeton n’est communiqué à personne.',
    dataTitle: 'Ce que le serveur conserve',
    data: 'Votre adresse e-mail, votre nom d’utilisateur, une empreinte irréversible de votre mot de passe, l’organisation à laquelle vous appartenez, ainsi que les campagnes et les images de cette organisation. Supprimer une organisation supprime ses campagnes et ses images.',
    backLabel: 'Retour',
  },
  reset: {
    ...rules,
    title: 'Réinitialiser le mot de passe',
    description: 'Saisissez le code à 6 chiffres reçu par e-mail et choisissez un nouveau mot de passe.',
    severalSignUps:
      'Votre adresse e-mail est vérifiée. Plusieurs comptes ont été créés avec elle ; nous n’avons donc gardé aucun des mots de passe. Saisissez le code à 6 chiffres de l’e-mail que nous venons d’envoyer, et choisissez-en un.',
    email: 'E-mail',
    code: 'Code de réinitialisation',
    password: 'Nouveau mot de passe',
    passwordHelp,
    confirm: 'Confirmer le mot de passe',
    submit: 'Réinitialiser le mot de passe',
    again: 'Envoyer un nouveau code',
    signIn,
  },
  subscribe: {
    title: 'Choisir une formule',
    description: 'Une seule formule, pour toute l’organisation.',
    plan: 'Basic',
    price: '490 EUR',
    period: 'par an',
    trial: 'Essai de 7 jours',
    users: 'Jusqu’à 5 utilisateurs',
    access: 'Accès illimité aux outils',
    choose: 'Choisir Basic',
    next: 'Le paiement se fait à la page suivante. Vous pouvez résilier pendant l’essai.',
    check: 'Vérifier de nouveau',
    signOut,
  },
  utility: {
    title: 'Choisir un outil',
    campaigns: 'Émissions des campagnes',
    campaignsDescription:
      'Estimez les émissions d’une campagne : stockage, sélection, diffusion et consommation.',
    images: 'Optimiseur d’images',
    imagesDescription:
      'Trouvez les plus petits fichiers JPEG, WEBP et AVIF d’une création, à une qualité mesurée.',
    organization: 'Gérer l’organisation',
    admin: 'Tableau de bord de l’opérateur',
  },
  waiting: {
    check: 'Vérifier de nouveau',
    stillWaiting: 'L’approbation se fait encore attendre.',
    signOut,
    signIn: 'Aller à la connexion',
  },
} satisfies Partial<CompleteWords>;
