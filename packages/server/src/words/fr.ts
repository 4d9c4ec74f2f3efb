import type { LetterWords, ServerWords } from './words.ts';

const letters: ServerWords['letters'] = ({ at, quote, count }): LetterWords => {
  const elsewhere = `Vous pouvez rejoindre une autre organisation, ou en créer une, à l’adresse ${at('/pick-org')}.`;
  return {
    activation: (code, email) => [
      'Votre code d’activation',
      `Votre code d’activation est ${code}.`,
      `Saisissez-le à l’adresse ${at('/activate', email)} dans les 10 minutes. Si vous n’avez pas créé de compte, ignorez cet e-mail.`,
    ],
    accountExists: () => [
      'Vous avez déjà un compte',
      'Quelqu’un, peut-être vous, a essayé de créer un compte avec cette adresse e-mail. Vous en avez déjà un.',
      `Connectez-vous à l’adresse ${at('/login')}, ou choisissez un nouveau mot de passe à l’adresse ${at('/forgot')}. Si ce n’était pas vous, ignorez cet e-mail.`,
    ],
    reset: (code, email) => [
      'Votre code de réinitialisation',
      `Votre code de réinitialisation est ${code}.`,
      `Saisissez-le à l’adresse ${at('/reset', email)} dans les 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail ; votre mot de passe reste inchangé.`,
    ],
    choosePassword: (code, email) => [
      'Votre code de réinitialisation',
      'Votre adresse e-mail est vérifiée. Plusieurs comptes ont été créés avec elle, peut-être par quelqu’un d’autre ; nous n’avons donc gardé aucun des mots de passe.',
      `Votre code de réinitialisation est ${code}. Choisissez avec lui un mot de passe à l’adresse ${at('/reset', email)} dans les 10 minutes, ou demandez un nouveau code à l’adresse ${at('/forgot')}.`,
    ],
    passwordChanged: () => [
      'Votre mot de passe a été modifié',
      'Le mot de passe de votre compte a été modifié et toutes les sessions ont été déconnectées.',
      `Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe : ${at('/forgot')}`,
    ],
    joinRequested: (name, email, organization, seatsTaken) => [
      'Quelqu’un demande à rejoindre votre organisation',
      `${quote(name)} (${email}) demande à rejoindre ${quote(organization)}.`,
      seatsTaken
        ? `Toutes les places sont prises : retirez un membre avant d’approuver cette personne, à l’adresse ${at('/org')}.`
        : `Approuvez ou refusez la demande à l’adresse ${at('/org')}.`,
    ],
    memberApproved: (organization) => [
      'Vous êtes membre de l’organisation que vous avez demandé à rejoindre',
      `Un administrateur a approuvé votre demande de rejoindre ${quote(organization)}.`,
      `Ouvrez Leaf pour continuer : ${at('/post-login')}`,
    ],
    memberRejected: (organization) => [
      'Votre demande d’adhésion a été refusée',
      `Un administrateur a refusé votre demande de rejoindre ${quote(organization)}.`,
      `Vous pouvez faire une demande à une autre organisation, ou en créer une, à l’adresse ${at('/pick-org')}.`,
    ],
    memberRemoved: (organization) => [
      'Vous n’êtes plus membre de votre organisation',
      `Un administrateur vous a retiré de ${quote(organization)}. Votre compte est conservé.`,
      elsewhere,
    ],
    organizationRequested: (organization, creator, claimsMember) => [
      'Une organisation attend votre approbation',
      `${creator} a créé l’organisation ${quote(organization)}${
        claimsMember ? ' et déclare qu’elle est membre de l’association professionnelle' : ''
      }.`,
      `Approuvez-la ou refusez-la à l’adresse ${at('/admin')}.`,
    ],
    organizationApproved: (organization) => [
      'Votre organisation est approuvée',
      `Votre organisation ${quote(organization)} est approuvée.`,
      `Ouvrez Leaf pour continuer : ${at('/post-login')}`,
    ],
    organizationDenied: (organization) => [
      'Votre organisation n’a pas été approuvée',
      `Votre organisation ${quote(organization)} n’a pas été approuvée.`,
      elsewhere,
    ],
    organizationDeleted: (organization) => [
      'Votre organisation a été supprimée',
      `Un administrateur a supprimé l’organisation ${quote(organization)} avec ses campagnes et ses images. Votre compte est conservé.`,
      elsewhere,
    ],
    requestEnded: (organization) => [
      'Votre demande d’adhésion a pris fin',
      `L’organisation ${quote(organization)} a été supprimée avant de répondre à votre demande.`,
      `Vous pouvez faire une demande à une autre organisation, ou en créer une, à l’adresse ${at('/pick-org')}.`,
    ],
    practicePlanEnded: (organization) => [
      'Votre formule d’exercice a pris fin',
      `${quote(organization)} avait la formule Basic à titre d’exercice, sans paiement. Les paiements sont désormais réels, cette formule a donc pris fin. Vos campagnes et vos images sont conservées.`,
      `Abonnez-vous à l’adresse ${at('/subscribe')} pour utiliser de nouveau les outils.`,
    ],
    heldBack: ({ joining, organizations, news }) => [
      'Ce qui vous attend dans Leaf',
      ...(joining > 0
        ? [
            `${
              joining === 1 ? '1 personne demande' : `${count(joining)} personnes demandent`
            } à rejoindre votre organisation. Approuvez ou refusez les demandes à l’adresse ${at('/org')}.`,
          ]
        : []),
      ...(organizations > 0
        ? [
            `Organisations en attente d’approbation : ${count(organizations)}. Approuvez-les ou refusez-les à l’adresse ${at('/admin')}.`,
          ]
        : []),
      ...(news > 0
        ? [
            `Changements concernant votre adhésion ou votre organisation que nous n’avons pas annoncés un par un : ${count(news)}. Ouvrez Leaf pour voir où vous en êtes : ${at('/post-login')}`,
          ]
        : []),
      'Quand beaucoup d’e-mails devraient partir en peu de temps, nous en envoyons un seul comme celui-ci.',
    ],
    paymentFailed: (organization) => [
      'Votre dernier paiement a échoué',
      `Le dernier paiement pour ${quote(organization)} a échoué. Les outils restent accessibles pendant 7 jours.`,
      `Vérifiez vos informations de paiement à l’adresse ${at('/org')}, Gérer l’abonnement.`,
    ],
  };
};

/** French. */
export const fr: ServerWords = {
  locale: 'fr-FR',
  quotes: ['« ', ' »'],
  letters,
  answers: {
    signedUp: 'Nous avons envoyé un code d’activation à 6 chiffres à votre adresse e-mail.',
    activated: 'Adresse e-mail vérifiée. Vous pouvez maintenant vous connecter.',
    passwordNeeded:
      'Adresse e-mail vérifiée. Choisissez un mot de passe avec le code de réinitialisation envoyé à votre adresse e-mail.',
    activationSent: 'Si cette adresse attend un code, un nouveau vient d’être envoyé.',
    resetSent: 'Code de réinitialisation envoyé. Consultez votre boîte de réception.',
    passwordReset: 'Mot de passe réinitialisé. Vous pouvez maintenant vous connecter.',
    joinRequested: 'Demande envoyée. Un administrateur de l’organisation doit encore vous approuver.',
    organizationCreated: 'Organisation créée. Elle attend l’approbation.',
    organizationRenamed: 'Organisation renommée.',
    organizationApproved: 'Organisation approuvée.',
    organizationDenied: 'Organisation refusée.',
    memberApproved: 'Membre approuvé.',
    memberRejected: 'Demande refusée.',
    memberRemoved: 'Membre retiré.',
  },
  pages: {
    sandbox: {
      note: 'Une page d’exercice : ni carte, ni argent.',
      offer: (seats) => `Accès illimité aux outils, jusqu’à ${seats} utilisateurs, 490 euros par an.`,
      startsToday: 'Commence aujourd’hui.',
      firstDaysFree: 'Les 7 premiers jours sont gratuits.',
      subscribe: 'S’abonner',
      startTrial: 'Commencer l’essai',
      leave: 'Annuler',
      title: 'Votre abonnement',
      cancelled: 'Résilié.',
      openUntil: (date) => `Résilié, accessible jusqu’au ${date}.`,
      trialUntil: (date) => `À l’essai jusqu’au ${date}, puis 490 euros par an.`,
      renews: (date) => `Actif, renouvelé le ${date} pour 490 euros.`,
      notActive: 'Inactif.',
      keep: 'Conserver la formule',
      cancel: 'Résilier la formule',
      back: 'Retour à Leaf',
    },
    outbox: {
      title: 'Boîte d’envoi',
      about: (shown, dir) =>
        `Aucun e-mail ne quitte cet ordinateur. Les ${shown} plus récents sont affichés ici ; les fichiers sont dans ${dir}.`,
      none: 'Aucun e-mail pour le moment.',
      line: (to, at) => `À ${to} · ${at} UTC`,
      at: (instant) =>
        instant.toLocaleString('fr-FR', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
    },
    notBuilt: {
      title: 'Le portail n’est pas construit',
      before: 'L’API fonctionne. Construisez le portail avec ',
      after: ', puis rechargez cette page.',
    },
  },
};
