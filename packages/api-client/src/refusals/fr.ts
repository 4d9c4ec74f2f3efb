import { frenchFields as fieldWords } from '@leaf/emissions/words';
import type { RefusalWords } from './words.ts';

const count = (value: number): string => value.toLocaleString('fr-FR');

const names: Readonly<Record<string, string>> = {
  ...fieldWords,
  activation_code: 'Code d’activation',
  approve: 'Approbation',
  campaigns: 'Campagnes',
  claims_member: 'Membre d’une association professionnelle',
  delivery_region: 'Région de diffusion',
  description: 'Description',
  email: 'E-mail',
  expires_at: 'Expiration',
  external_id: 'Identifiant externe',
  file: 'Fichier',
  images: 'Images',
  minutes: 'Minutes',
  mode: 'Mode',
  new_password: 'Nouveau mot de passe',
  org_id: 'Organisation',
  organization_id: 'Organisation',
  password: 'Mot de passe',
  reset_code: 'Code de réinitialisation',
  scopes: 'Droits',
  target: 'Cible',
  user_id: 'Utilisateur',
  username: 'Nom d’utilisateur',
  version: 'Version',
};

/** In quotation marks, so that a sentence fits every name, whatever its gender and number. */
function fieldName(name: string): string {
  if (name === '') return 'Le corps de la requête';
  return `« ${Object.hasOwn(names, name) ? names[name] : name} »`;
}

type Range = { field: string; type: string; minimum?: number; maximum?: number };

function inRange({ field, type, minimum, maximum }: Range): string {
  const number = type === 'integer' ? 'un nombre entier' : 'un nombre';
  if (minimum !== undefined && maximum !== undefined)
    return `${field} doit être ${number} compris entre ${count(minimum)} et ${count(maximum)}.`;
  if (minimum !== undefined) return `${field} doit être ${number} supérieur ou égal à ${count(minimum)}.`;
  if (maximum !== undefined) return `${field} doit être ${number} inférieur ou égal à ${count(maximum)}.`;
  return `${field} doit être ${number}.`;
}

const characters = (value: number) => `${count(value)} caractère${value === 1 ? '' : 's'}`;
const entries = (value: number) => `${count(value)} élément${value === 1 ? '' : 's'}`;

const faults: RefusalWords['faults'] = {
  missing: ({ field }) => `${field} est obligatoire.`,
  unknown_field: ({ field }) => `${field} est inconnu ici.`,
  not_a_number: inRange,
  not_whole: inRange,
  out_of_range: inRange,
  not_a_boolean: ({ field }) => `${field} doit être true ou false.`,
  not_a_list: ({ field }) => `${field} doit être une liste.`,
  not_an_object: ({ field }) => `${field} doit être un objet.`,
  not_text: ({ field }) => `${field} doit être du texte.`,
  body_not_an_object: () => 'Envoyez un objet JSON.',
  too_short: ({ field, minimum }) => `${field} doit comporter au moins ${characters(minimum)}.`,
  too_long: ({ field, maximum }) => `${field} doit comporter au plus ${characters(maximum)}.`,
  too_few: ({ field, minimum }) => `${field} doit comporter au moins ${entries(minimum)}.`,
  too_many: ({ field, maximum }) => `${field} doit comporter au plus ${entries(maximum)}.`,
  duplicate: ({ field }) => `${field} ne doit pas contenir deux fois le même élément.`,
  unknown_value: ({ field, allowed }) =>
    `${field} doit prendre l’une de ces valeurs : ${allowed.join(', ')}.`,
  not_an_email: ({ field }) => `${field} doit être une adresse e-mail.`,
  not_six_digits: ({ field }) => `${field} comporte 6 chiffres.`,
  blank: ({ field }) => `${field} doit comporter un caractère visible.`,
  hidden_character: ({ field }) =>
    `${field} comporte un caractère invisible. Saisissez de nouveau le texte sans ce caractère.`,
  address_in_name: ({ field }) => `${field} ne doit contenir ni adresse e-mail ni lien.`,
  not_visible: ({ field }) => `${field} doit comporter un caractère visible et aucun caractère de contrôle.`,
  forbidden_character: ({ field }) => `${field} comporte un caractère non autorisé.`,
  not_a_version: () => 'If-Match attend une version entre guillemets droits, par exemple "3".',
  unknown_country: ({ field, value }) => `${field} : nous n’avons pas de données pour le pays « ${value} ».`,
  unknown_region: ({ field, allowed }) => `${field} doit être l’une de ces régions : ${allowed.join(', ')}.`,
  region_with_fixed_ratio: () =>
    'Indiquez soit une région, soit la part des réseaux fixes, mais pas les deux.',
  region_or_fixed_ratio_missing: () => 'Indiquez soit une région, soit la part des réseaux fixes.',
  not_in_future: ({ field }) => `${field} doit être dans le futur.`,
  beyond_key: ({ field }) => `${field} ne doivent pas dépasser ceux de la clé.`,
  malformed: ({ field }) => `${field} n’est pas valide.`,
  password_too_short: ({ minimum }) => `Choisissez un mot de passe d’au moins ${characters(minimum)}.`,
  password_is_email: () => 'Choisissez un mot de passe différent de votre adresse e-mail.',
  password_too_common: () => 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  password_repeats: () => 'Choisissez un mot de passe qui ne répète pas un seul caractère.',
  password_is_product: () => 'Choisissez un mot de passe différent du nom de ce produit.',
  target_not_taken: () => 'Ce mode n’accepte pas de cible.',
  target_missing: ({ unit }) => `Saisissez une cible en ${unit}.`,
  target_out_of_range: ({ minimum, maximum, unit }) =>
    `La cible doit être comprise entre ${count(minimum)} et ${count(maximum)} ${unit}.`,
  wrong_cursor: () => 'Le curseur n’appartient pas à cette liste.',
  wrong_part: () => 'Envoyez le fichier dans le champ « file ».',
  no_file_name: () => 'Le fichier n’a pas de nom. Envoyez-le avec un nom de fichier, par exemple banner.png.',
  image_not_named: () => 'La liste des images doit contenir celle de l’adresse.',
  sizes_or_preset: () => 'Indiquez soit des formats, soit une plateforme.',
  preset_without_sizes: () => 'Cette plateforme ne propose pas de formats. Indiquez-les vous-même.',
};

const again = 'Veuillez réessayer.';

/** French. */
export const fr: RefusalWords = {
  refusals: {
    /* Access */
    not_signed_in: 'Veuillez vous connecter.',
    key_refused: 'La clé d’API manque, est inconnue, a expiré ou a été révoquée.',
    wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    email_not_verified: 'Vérifiez d’abord votre adresse e-mail.',
    not_permitted: 'Vous n’êtes pas autorisé à effectuer cette action.',
    org_admin_only: 'Il faut être administrateur pour gérer l’organisation.',
    no_organization: 'Vous n’appartenez encore à aucune organisation.',
    org_must_approve: ({ name }) =>
      `Un administrateur de l’organisation « ${name} » doit d’abord vous approuver.`,
    org_pending: 'Votre organisation est en attente d’approbation.',
    plan_required: 'Votre organisation a besoin de la formule Basic pour utiliser les outils.',
    person_only: 'Une clé d’API ne peut pas faire cela. Une personne doit se connecter.',
    key_only: 'Seule une clé d’API peut faire cela.',
    scope_missing: ({ scope }) => `Il manque à cette clé le droit « ${scope} ».`,
    campaigns_only: 'Ce jeton est limité à certaines campagnes et ne permet pas cela.',
    own_account_only: 'Vous ne pouvez modifier que votre propre compte.',
    wrong_code: 'Le code est incorrect ou a expiré.',
    too_many_at_once: 'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
    too_many_logins: 'Trop de tentatives de connexion.',
    too_many_codes: 'Nous avons déjà envoyé plusieurs codes à cette adresse.',
    too_many_code_requests: 'Trop de codes ont été demandés depuis cette connexion.',
    too_many_wrong_codes: 'Trop de codes incorrects ont été saisis depuis cette connexion.',
    too_many_accounts: 'Trop de comptes ont été créés depuis cette connexion.',

    /* Organizations */
    organization_not_found: 'Cette organisation n’existe pas.',
    member_not_found: 'Ce membre n’existe pas.',
    key_not_found: 'Cette clé d’API n’existe pas.',
    key_expired: 'Cette clé d’API a expiré. Créez-en plutôt une nouvelle.',
    too_many_keys: ({ limit }) => `Une organisation a au plus ${limit} clés d’API. Révoquez-en une d’abord.`,
    name_taken: 'Une organisation de ce nom existe déjà.',
    already_in_organization: 'Vous appartenez déjà à une organisation.',
    too_many_moves: 'Vous avez changé d’organisation trop souvent.',
    already_member: 'Cet utilisateur est déjà membre. Retirez plutôt le membre.',
    cannot_remove_self: 'Vous ne pouvez pas vous retirer vous-même.',
    seats_taken: ({ seats }) => `La formule Basic permet jusqu’à ${count(seats)} utilisateurs.`,
    organization_full: ({ seats }) => `Une organisation compte jusqu’à ${count(seats)} utilisateurs.`,
    organization_approved_already: 'Cette organisation a déjà été approuvée.',
    organization_denied_already: 'Cette organisation a déjà été refusée.',
    organization_renamed: ({ name }) =>
      `Cette organisation s’appelle maintenant « ${name} ». Examinez-la de nouveau avant de décider.`,
    already_subscribed: 'Votre organisation a déjà la formule Basic.',
    paid_by_stripe: 'Votre organisation paie par Stripe, qui est désactivé ici.',
    checkout_replaced: `Quelqu’un d’autre a ouvert la page de paiement entre-temps. ${again}`,
    no_subscription: 'Votre organisation n’a pas encore d’abonnement à gérer.',
    payment_unavailable: `Le prestataire de paiement ne répond pas pour le moment. ${again}`,
    billing_link_expired: 'Ce lien n’est plus valable. Revenez à Leaf et réessayez.',
    signature_missing: 'La signature est absente.',
    signature_wrong: 'La signature ne correspond pas.',

    /* Campaigns */
    campaign_not_found: 'Cette campagne n’existe pas.',
    row_not_found: 'Cette ligne n’existe pas.',
    version_needed: 'Indiquez dans l’en-tête If-Match la version que vous modifiez.',
    stale: 'Quelqu’un a modifié ces données entre-temps. Consultez-les de nouveau.',
    named_twice: 'Une modification précédente du même appel porte déjà sur cette ligne.',
    changes_refused: ({ refused, operations }) =>
      `Rien n’a été modifié : ${count(refused)} ${refused === 1 ? 'modification refusée' : 'modifications refusées'} sur ${count(operations)}.`,
    too_many_changes: 'Votre organisation modifie trop de lignes à la fois.',
    external_id_taken: ({ external_id }) =>
      `Dans cette campagne, une autre ligne de cette étape porte déjà l’identifiant externe « ${external_id} ».`,
    campaign_limit_reached: ({ limit }) =>
      `Votre organisation peut avoir au plus ${count(limit)} campagnes. Supprimez-en pour libérer de la place.`,
    rows_exceed_limit: ({ limit, used, more }) =>
      `Votre organisation a ${count(used)} lignes sur ${count(limit)} autorisées : il n’y a pas de place pour ${count(more)} de plus.`,
    row_limit_reached: ({ limit }) =>
      `Votre organisation peut avoir au plus ${count(limit)} lignes. Supprimez-en pour libérer de la place.`,

    /* Images */
    image_not_found: 'Cette image n’existe pas.',
    picture_not_found: 'Ce fichier d’image n’existe pas.',
    file_not_found: 'Ce fichier n’existe pas.',
    file_too_large: ({ megabytes }) =>
      `Le fichier est trop volumineux : ${count(megabytes)} Mo au plus sont autorisés.`,
    image_too_large: ({ megapixels }) =>
      `L’image est trop grande : ${count(megapixels)} mégapixels au plus sont autorisés.`,
    animation_too_large: ({ frames, megapixels }) =>
      `L’animation est trop grande : elle peut compter au plus ${count(frames)} images et ${count(megapixels)} mégapixels au total.`,
    profile_too_large: ({ megabytes }) =>
      `Le profil colorimétrique de l’image est trop volumineux : ${count(megabytes)} Mo au plus sont autorisés.`,
    too_many_scans: ({ scans }) =>
      `Le JPEG a plus de ${count(scans)} passes. Enregistrez-le avec moins de passes, ou en JPEG non progressif.`,
    image_too_demanding: 'L’image demande plus de temps ou de mémoire que disponible.',
    sizes_of_animation:
      'Une animation ne peut pas être recadrée. Importez-la dans chaque format, ou importez une de ses images.',
    sizes_too_large:
      'L’image est trop petite pour tous ces formats : l’agrandir la rendrait floue. Importez une image plus grande ou demandez des formats plus petits.',
    not_a_picture: 'Ce fichier n’est pas une image lisible. Utilisez PNG, JPG, WEBP, AVIF ou GIF.',
    file_empty: 'Le fichier est vide. Utilisez PNG, JPG, WEBP, AVIF ou GIF.',
    image_damaged: 'L’image est endommagée et illisible. Utilisez PNG, JPG, WEBP, AVIF ou GIF.',
    animation_unreadable:
      'Un PNG ou un AVIF animé ne peut pas être lu. Enregistrez l’animation en GIF ou en WEBP, ou importez une de ses images.',
    image_hdr: 'Une image HDR ne peut pas être lue. Enregistrez-la avec une plage dynamique standard.',
    upload_unreadable: 'L’envoi n’a pas pu être lu.',
    not_multipart: 'Envoyez le fichier au format multipart/form-data.',
    one_file_only: 'Envoyez un seul fichier et rien d’autre.',
    settings_not_found: 'Ces réglages n’existent pas.',
    settings_name_taken: ({ name }) => `Des réglages nommés ${name} existent déjà. Choisissez un autre nom.`,
    too_many_settings: ({ limit }) =>
      `Une organisation enregistre au plus ${limit} réglages. Supprimez-en d’abord.`,
    job_not_found: 'Cette tâche n’existe pas.',
    job_ended: 'Cette tâche est déjà terminée.',
    job_not_ended: 'Seule une tâche échouée ou annulée peut être relancée.',
    too_many_jobs: ({ limit }) => `Votre organisation a déjà ${count(limit)} tâches en attente.`,
    too_many_zips: ({ limit }) => `Votre organisation télécharge déjà ${count(limit)} fichiers ZIP.`,
    zip_too_large: ({ megabytes }) =>
      `Ces fichiers sont trop volumineux pour un seul ZIP. ${count(megabytes)} Mo au plus. Sélectionnez-en moins.`,
    too_many_uploads: ({ limit }) => `Votre organisation a déjà ${count(limit)} envois en cours.`,
    uploads_busy: 'Trop de fichiers sont envoyés en ce moment.',
    image_limit_reached: ({ limit }) =>
      `Votre organisation peut avoir au plus ${count(limit)} images. Supprimez-en pour libérer de la place.`,
    storage_limit_reached: ({ gigabytes }) =>
      `Les images et les créations de votre organisation peuvent occuper au plus ${count(gigabytes)} Go. Supprimez-en pour libérer de la place.`,

    /* Creatives */
    creative_not_found: 'Cette création n’existe pas.',
    creative_limit_reached: ({ limit }) =>
      `Votre organisation peut avoir au plus ${count(limit)} créations. Supprimez-en pour libérer de la place.`,
    creative_too_demanding: 'La création demande plus de temps ou de mémoire que disponible.',
    creative_empty: 'Le fichier est vide. Utilisez le ZIP d’une création.',
    creative_not_a_zip: 'Ce fichier n’est pas un ZIP, ou il est endommagé.',
    creative_too_large: 'Le ZIP dépasse 25 Mo.',
    creative_too_many_files: 'Le ZIP contient plus de 500 fichiers.',
    creative_too_much_inside: 'Les fichiers du ZIP dépassent 50 Mo au total.',
    creative_zip_bomb: ({ file }) =>
      `Le ZIP compresse ${file} au point que ce fichier ne peut pas faire partie d’une création.`,
    creative_encrypted: ({ file }) => `Le ZIP est chiffré : ${file}.`,
    creative_unknown_packing: ({ file }) => `Le ZIP compresse ${file} autrement qu’avec Deflate.`,
    creative_zip64: ({ file }) => `Le ZIP est au format ZIP64, dont aucune création n’a besoin : ${file}.`,
    creative_unsafe_path: ({ file }) =>
      `Un fichier du ZIP a un nom qui sort de son dossier ou qui est absolu : ${file}.`,
    creative_unclear_path: ({ file }) =>
      `Un fichier du ZIP a un chemin dont une partie est vide ou réduite à un point : ${file}.`,
    creative_colon_in_name: ({ file }) =>
      `Un fichier du ZIP a un nom avec un deux-points, que Windows n’autorise pas : ${file}.`,
    creative_long_path: ({ file }) =>
      `Un fichier du ZIP a un nom de plus de 250 caractères, dossiers compris : ${file}.`,
    creative_unreadable_name: ({ file }) =>
      `Un fichier du ZIP a un nom illisible ou qui comporte des caractères invisibles : ${file}.`,
    creative_duplicate_name: ({ file }) =>
      `Deux fichiers du ZIP ont le même nom, ou ne diffèrent que par les majuscules : ${file}.`,
    creative_special_file: ({ file }) =>
      `Le ZIP contient un lien ou un périphérique à la place d’un fichier : ${file}.`,
    creative_nested_archive: ({ file }) => `Le ZIP contient une autre archive : ${file}.`,
    creative_contradicting_headers: ({ file }) => `Deux endroits du ZIP se contredisent au sujet de ${file}.`,
    creative_damaged_file: ({ file }) => `Un fichier du ZIP est endommagé : ${file}.`,
    creative_no_html: 'Le ZIP ne contient aucun document HTML par lequel commencer.',

    /* Calls */
    invalid_input: 'La requête n’est pas valide.',
    character_not_storable: 'Le texte comporte un caractère qui ne peut pas être enregistré.',
    idempotency_key_reused:
      'Cette valeur d’Idempotency-Key a servi à autre chose. Choisissez-en une nouvelle.',
    idempotency_key_in_use: 'Le premier appel avec cette valeur d’Idempotency-Key est encore en cours.',
    nothing_here: 'Il n’y a rien à cette adresse.',
    address_unreadable: 'Cette adresse ne peut pas être lue.',
    method_not_allowed: 'Cet appel n’existe pas avec cette méthode.',
    request_unreadable: 'La requête n’a pas pu être lue.',
    host_unclear: 'Indiquez un seul hôte dans l’en-tête Host.',
    expectation_unknown: 'L’en-tête Expect n’accepte que 100-continue.',
    request_too_slow: 'La requête a pris trop de temps.',
    headers_too_large: 'Les en-têtes de la requête sont trop volumineux.',
    body_not_json: 'Envoyez le corps au format JSON (application/json).',
    body_too_large: 'La requête est trop volumineuse.',
    invalid_json: 'Le corps n’est pas du JSON valide.',
    body_not_utf8: 'Envoyez le corps en UTF-8.',
    body_compressed: 'Envoyez le corps sans compression.',
    body_too_deep: 'Le corps comporte trop de niveaux d’imbrication.',
    wrong_content_length: 'La longueur du corps ne correspond pas à celle de son en-tête.',
    too_many_calls: 'Trop d’appels.',
    internal_error: `Une erreur s’est produite de notre côté. ${again}`,
    unavailable: `Le service n’est pas disponible pour le moment. ${again}`,
    no_room: 'L’espace de stockage est insuffisant. Rien n’a été enregistré.',
  },
  faults,
  jobFailures: {
    image_unreadable: 'L’image n’est pas lisible. Utilisez PNG, JPG, WEBP, AVIF ou GIF.',
    image_too_large: 'L’image est trop grande.',
    format_unavailable: 'Ce format ne peut pas enregistrer l’image.',
    took_too_long: 'Le traitement de l’image a pris trop de temps.',
    out_of_memory: 'L’image demandait plus de mémoire qu’une tâche ne peut en utiliser.',
    encoder_stopped: 'L’image n’a pas pu être traitée : l’encodeur s’est arrêté de façon inattendue.',
    file_missing: 'Le fichier de l’image manque. Veuillez l’envoyer à nouveau.',
    storage_full: 'Il n’y a plus de place pour enregistrer les images. Veuillez réessayer plus tard.',
    interrupted: 'La tâche a été interrompue trop souvent et abandonnée.',
    not_finished: 'La tâche n’a pas pu être terminée. Veuillez réessayer.',
    creative_unreadable: 'La création ne peut pas être ouverte. Veuillez l’envoyer à nouveau.',
    creative_too_demanding:
      'La création demande plus de temps ou de mémoire qu’une tâche ne peut en utiliser.',
  },
  fieldName,
};
