import type { CompleteWords } from '../words.ts';

/** The frame around every page, tables, charts and what a view says of itself. */
export const layout = {
  accessDenied: {
    title: 'Accès refusé',
    message: 'Vous n’avez pas l’autorisation d’accéder à cette page.',
    back: 'Retour aux outils',
  },
  appFrame: {
    skip: 'Aller au contenu',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
    account: 'Menu du compte',
    home: 'Leaf, page d’accueil',
    signOut: 'Se déconnecter',
    token: 'Ce site conserve un seul jeton de session dans votre navigateur et ne dépose aucun cookie.',
    privacy: 'Politique de confidentialité',
  },
  chartFigure: {
    show: (title) => `Afficher ${title} sous forme de`,
    chart: 'Graphique',
    table: 'Tableau',
    png: 'PNG',
    savePng: (title) => `Enregistrer ${title} en PNG`,
    csv: 'CSV',
    saveCsv: (title) => `Enregistrer ${title} en CSV`,
    failed: 'L’image n’a pas pu être créée. Enregistrez plutôt les chiffres en CSV.',
  },
  confirmDialog: { confirm: 'Confirmer', cancel: 'Annuler', close: 'Fermer' },
  dataTable: {
    filter: 'Filtrer',
    noMatch: 'Aucune ligne ne correspond au filtre.',
    shown: (shown, all) => `${shown} sur ${all}`,
    loading: 'Chargement…',
  },
  errorBanner: { close: 'Masquer l’erreur' },
  errorStep: { retry: 'Réessayer', plan: 'Choisir une formule' },
  loading: { loading: 'Chargement…' },
  offlineNote: {
    offline:
      'Vous êtes hors ligne. Ce que vous voyez peut dater, et aucune modification ne sera enregistrée avant le retour de la connexion.',
  },
  pageHeader: { back: 'Retour' },
  partBoundary: {
    failed: 'Cette partie n’a pas pu s’afficher. Le reste de la page fonctionne.',
    retry: 'Réessayer',
  },
  unexpectedError: {
    title: 'Erreur inattendue de l’application !',
    hint: 'Rien de ce que vous avez enregistré n’est perdu. Rechargez la page ; si l’erreur revient, retournez à l’accueil.',
    retry: 'Recharger',
    home: 'Aller à l’accueil',
  },
} satisfies Partial<CompleteWords>;
