import { germanFields as fieldWords } from '@leaf/emissions/words';
import type { RefusalWords } from './words.ts';

const count = (value: number): string => value.toLocaleString('de-DE');

const names: Readonly<Record<string, string>> = {
  ...fieldWords,
  activation_code: 'Aktivierungscode',
  approve: 'Freigabe',
  campaigns: 'Kampagnen',
  claims_member: 'Mitgliedschaft im Verband',
  delivery_region: 'Region der Auslieferung',
  description: 'Beschreibung',
  email: 'E-Mail',
  expires_at: 'Ablauf',
  external_id: 'Externe Kennung',
  file: 'Datei',
  images: 'Bilder',
  minutes: 'Minuten',
  mode: 'Modus',
  new_password: 'Neues Passwort',
  org_id: 'Organisation',
  organization_id: 'Organisation',
  password: 'Passwort',
  reset_code: 'Code',
  scopes: 'Rechte',
  target: 'Ziel',
  user_id: 'Person',
  username: 'Benutzername',
  version: 'Version',
};

/** In quotation marks, so that a sentence fits every name: „Impressions“ fehlt. */
function fieldName(name: string): string {
  if (name === '') return 'Der Inhalt';
  return `„${Object.hasOwn(names, name) ? names[name] : name}“`;
}

type Range = { field: string; type: string; minimum?: number; maximum?: number };

function inRange({ field, type, minimum, maximum }: Range): string {
  const number = type === 'integer' ? 'eine ganze Zahl' : 'eine Zahl';
  if (minimum !== undefined && maximum !== undefined)
    return `${field} muss ${number} von ${count(minimum)} bis ${count(maximum)} sein.`;
  if (minimum !== undefined) return `${field} muss ${number} ab ${count(minimum)} sein.`;
  if (maximum !== undefined) return `${field} muss ${number} bis ${count(maximum)} sein.`;
  return `${field} muss ${number} sein.`;
}

const characters = (value: number) => `${count(value)} Zeichen`;
const entries = (value: number) => `${count(value)} ${value === 1 ? 'Eintrag' : 'Einträge'}`;

const faults: RefusalWords['faults'] = {
  missing: ({ field }) => `${field} muss angegeben werden.`,
  unknown_field: ({ field }) => `${field} ist hier unbekannt.`,
  not_a_number: inRange,
  not_whole: inRange,
  out_of_range: inRange,
  not_a_boolean: ({ field }) => `${field} muss true oder false sein.`,
  not_a_list: ({ field }) => `${field} muss eine Liste sein.`,
  not_an_object: ({ field }) => `${field} muss ein Objekt sein.`,
  not_text: ({ field }) => `${field} muss Text sein.`,
  body_not_an_object: () => 'Senden Sie ein JSON-Objekt.',
  too_short: ({ field, minimum }) => `${field} muss mindestens ${characters(minimum)} haben.`,
  too_long: ({ field, maximum }) => `${field} darf höchstens ${characters(maximum)} haben.`,
  too_few: ({ field, minimum }) => `${field} muss mindestens ${entries(minimum)} haben.`,
  too_many: ({ field, maximum }) => `${field} darf höchstens ${entries(maximum)} haben.`,
  duplicate: ({ field }) => `${field} darf denselben Eintrag nicht zweimal nennen.`,
  unknown_value: ({ field, allowed }) => `${field} muss einer dieser Werte sein: ${allowed.join(', ')}.`,
  not_an_email: ({ field }) => `${field} muss eine E-Mail-Adresse sein.`,
  not_six_digits: ({ field }) => `${field} hat 6 Ziffern.`,
  blank: ({ field }) => `${field} braucht ein sichtbares Zeichen.`,
  hidden_character: ({ field }) =>
    `${field} enthält ein unsichtbares Zeichen. Geben Sie den Text ohne dieses Zeichen noch einmal ein.`,
  address_in_name: ({ field }) => `${field} darf keine E-Mail-Adresse und keinen Link enthalten.`,
  not_visible: ({ field }) =>
    `${field} braucht ein sichtbares Zeichen und darf keine Steuerzeichen enthalten.`,
  forbidden_character: ({ field }) => `${field} enthält ein unzulässiges Zeichen.`,
  not_a_version: () => 'If-Match nimmt eine Version in geraden Anführungszeichen, zum Beispiel "3".',
  unknown_country: ({ field, value }) => `${field}: Für das Land „${value}“ haben wir keine Zahlen.`,
  unknown_region: ({ field, allowed }) => `${field} muss eine dieser Regionen sein: ${allowed.join(', ')}.`,
  region_with_fixed_ratio: () => 'Geben Sie entweder eine Region oder den Anteil Festnetz an, nicht beides.',
  region_or_fixed_ratio_missing: () => 'Geben Sie entweder eine Region oder den Anteil Festnetz an.',
  not_in_future: ({ field }) => `${field} muss in der Zukunft liegen.`,
  beyond_key: ({ field }) => `${field} dürfen nicht über die des Schlüssels hinausgehen.`,
  malformed: ({ field }) => `${field} ist ungültig.`,
  password_too_short: ({ minimum }) => `Wählen Sie ein Passwort mit mindestens ${characters(minimum)}.`,
  password_is_email: () => 'Wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist.',
  password_too_common: () => 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes.',
  password_repeats: () => 'Wählen Sie ein Passwort, das nicht nur ein Zeichen wiederholt.',
  password_is_product: () => 'Wählen Sie ein Passwort, das nicht der Name dieses Produkts ist.',
  target_not_taken: () => 'Dieser Modus hat kein Ziel.',
  target_missing: ({ unit }) => `Geben Sie ein Ziel in ${unit} an.`,
  target_out_of_range: ({ minimum, maximum, unit }) =>
    `Das Ziel muss zwischen ${count(minimum)} und ${count(maximum)} ${unit} liegen.`,
  wrong_cursor: () => 'Der Cursor gehört nicht zu dieser Liste.',
  wrong_part: () => 'Senden Sie die Datei im Feld „file“.',
  no_file_name: () => 'Die Datei hat keinen Namen. Senden Sie sie mit Dateinamen, etwa banner.png.',
  image_not_named: () => 'Die Bilder müssen das adressierte Bild enthalten.',
  sizes_or_preset: () => 'Nennen Sie entweder Größen oder eine Plattform.',
  preset_without_sizes: () => 'Diese Plattform nennt keine eigenen Größen. Nennen Sie die Größen selbst.',
};

const again = 'Bitte versuchen Sie es noch einmal.';

/** German. */
export const de: RefusalWords = {
  refusals: {
    /* Access */
    not_signed_in: 'Bitte melden Sie sich an.',
    key_refused: 'Der API-Schlüssel fehlt, ist unbekannt oder abgelaufen oder wurde widerrufen.',
    wrong_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    email_not_verified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    not_permitted: 'Dazu sind Sie nicht berechtigt.',
    org_admin_only: 'Um die Organisation zu verwalten, müssen Sie zu ihrer Verwaltung gehören.',
    no_organization: 'Sie gehören noch keiner Organisation an.',
    org_must_approve: ({ name }) => `Die Verwaltung von „${name}“ muss Sie zuerst freigeben.`,
    org_pending: 'Ihre Organisation wartet auf Freigabe.',
    plan_required: 'Um die Werkzeuge zu nutzen, braucht Ihre Organisation den Tarif Basic.',
    person_only: 'Ein API-Schlüssel kann das nicht. Dafür muss sich eine Person anmelden.',
    key_only: 'Das kann nur ein API-Schlüssel.',
    scope_missing: ({ scope }) => `Diesem Schlüssel fehlt das Recht „${scope}“.`,
    campaigns_only: 'Dieses Token gilt für einzelne Kampagnen und kann das nicht.',
    own_account_only: 'Sie können nur Ihr eigenes Konto ändern.',
    wrong_code: 'Der Code ist falsch oder abgelaufen.',
    too_many_at_once:
      'Gerade melden sich zu viele Personen an. Versuchen Sie es in einigen Sekunden noch einmal.',
    too_many_logins: 'Zu viele Versuche, sich anzumelden.',
    too_many_codes: 'Wir haben schon mehrere Codes an diese Adresse gesendet.',
    too_many_code_requests: 'Von hier wurden zu viele Codes angefordert.',
    too_many_wrong_codes: 'Von hier kamen zu viele falsche Codes.',
    too_many_accounts: 'Von hier wurden zu viele Konten angelegt.',

    /* Organizations */
    organization_not_found: 'Diese Organisation gibt es nicht.',
    member_not_found: 'Dieses Mitglied gibt es nicht.',
    key_not_found: 'Diesen API-Schlüssel gibt es nicht.',
    key_expired: 'Dieser API-Schlüssel ist abgelaufen. Erstellen Sie stattdessen einen neuen.',
    too_many_keys: ({ limit }) =>
      `Eine Organisation hat höchstens ${limit} API-Schlüssel. Widerrufen Sie zuerst einen.`,
    name_taken: 'Eine Organisation mit diesem Namen gibt es schon.',
    already_in_organization: 'Sie gehören schon einer Organisation an.',
    too_many_moves: 'Sie haben Ihre Organisation zu oft gewechselt.',
    already_member: 'Diese Person ist schon Mitglied. Entfernen Sie stattdessen das Mitglied.',
    cannot_remove_self: 'Sie können sich nicht selbst entfernen.',
    seats_taken: ({ seats }) => `Der Tarif Basic erlaubt bis zu ${count(seats)} Personen.`,
    organization_full: ({ seats }) => `Eine Organisation hat bis zu ${count(seats)} Personen.`,
    organization_approved_already: 'Diese Organisation wurde schon freigegeben.',
    organization_denied_already: 'Diese Organisation wurde schon abgelehnt.',
    organization_renamed: ({ name }) =>
      `Diese Organisation heißt jetzt „${name}“. Sehen Sie sie noch einmal an und entscheiden Sie dann.`,
    already_subscribed: 'Ihre Organisation hat den Tarif Basic schon.',
    paid_by_stripe: 'Ihre Organisation zahlt über Stripe. Stripe ist hier ausgeschaltet.',
    checkout_replaced: `Jemand anders hat inzwischen die Zahlungsseite geöffnet. ${again}`,
    no_subscription: 'Ihre Organisation hat noch kein Abonnement, das sich verwalten ließe.',
    payment_unavailable: `Der Zahlungsanbieter antwortet gerade nicht. ${again}`,
    billing_link_expired:
      'Dieser Link gilt nicht mehr. Gehen Sie zurück zu Leaf und versuchen Sie es noch einmal.',
    signature_missing: 'Die Signatur fehlt.',
    signature_wrong: 'Die Signatur stimmt nicht.',

    /* Campaigns */
    campaign_not_found: 'Diese Kampagne gibt es nicht.',
    row_not_found: 'Diese Zeile gibt es nicht.',
    version_needed: 'Nennen Sie im Header If-Match die Version, die Sie ändern.',
    stale: 'Jemand hat das inzwischen geändert. Sehen Sie es sich noch einmal an.',
    named_twice: 'Eine frühere Änderung desselben Aufrufs nennt diese Zeile schon.',
    changes_refused: ({ refused, operations }) =>
      `Nichts wurde geändert: ${count(refused)} von ${count(operations)} Änderungen ${refused === 1 ? 'wurde' : 'wurden'} abgelehnt.`,
    too_many_changes: 'Ihre Organisation ändert zu viele Zeilen auf einmal.',
    external_id_taken: ({ external_id }) =>
      `In dieser Kampagne hat schon eine andere Zeile dieser Stufe die externe Kennung „${external_id}“.`,
    campaign_limit_reached: ({ limit }) =>
      `Ihre Organisation darf höchstens ${count(limit)} Kampagnen haben. Löschen Sie einige, um Platz zu schaffen.`,
    rows_exceed_limit: ({ limit, used, more }) =>
      `Ihre Organisation hat ${count(used)} Zeilen und darf ${count(limit)} haben: Für ${count(more)} weitere ist kein Platz.`,
    row_limit_reached: ({ limit }) =>
      `Ihre Organisation darf höchstens ${count(limit)} Zeilen haben. Löschen Sie einige, um Platz zu schaffen.`,

    /* Images */
    image_not_found: 'Dieses Bild gibt es nicht.',
    picture_not_found: 'Diese Bilddatei gibt es nicht.',
    file_not_found: 'Diese Datei gibt es nicht.',
    file_too_large: ({ megabytes }) =>
      `Die Datei ist zu groß: Erlaubt sind höchstens ${count(megabytes)} MB.`,
    image_too_large: ({ megapixels }) =>
      `Das Bild ist zu groß: Erlaubt sind höchstens ${count(megapixels)} Megapixel.`,
    animation_too_large: ({ frames, megapixels }) =>
      `Die Animation ist zu groß: Erlaubt sind höchstens ${count(frames)} Bilder und zusammen ${count(megapixels)} Megapixel.`,
    profile_too_large: ({ megabytes }) =>
      `Das Farbprofil des Bildes ist zu groß: Erlaubt sind höchstens ${count(megabytes)} MB.`,
    too_many_scans: ({ scans }) =>
      `Das JPEG hat mehr als ${count(scans)} Scans. Speichern Sie es mit weniger oder als Baseline-JPEG.`,
    image_too_demanding: 'Das Bild braucht mehr Zeit oder Speicher, als verfügbar ist.',
    sizes_of_animation:
      'Eine Animation lässt sich nicht zuschneiden. Laden Sie sie in jeder Größe hoch oder ein einzelnes ihrer Bilder.',
    sizes_too_large:
      'Das Bild ist für alle diese Größen zu klein: Beim Vergrößern würde es unscharf. Laden Sie ein größeres hoch oder wählen Sie kleinere Größen.',
    not_a_picture: 'Diese Datei ist kein lesbares Bild. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    file_empty: 'Die Datei ist leer. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    image_damaged: 'Das Bild ist beschädigt und nicht lesbar. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    animation_unreadable:
      'Ein animiertes PNG oder AVIF ist nicht lesbar. Speichern Sie die Animation als GIF oder WEBP oder laden Sie ein einzelnes ihrer Bilder hoch.',
    image_hdr: 'Ein HDR-Bild ist nicht lesbar. Speichern Sie es mit normalem Dynamikumfang.',
    upload_unreadable: 'Der Upload konnte nicht gelesen werden.',
    not_multipart: 'Senden Sie die Datei als multipart/form-data.',
    one_file_only: 'Senden Sie eine Datei und sonst nichts.',
    settings_not_found: 'Diese Einstellungen gibt es nicht.',
    settings_name_taken: ({ name }) =>
      `Einstellungen namens ${name} gibt es schon. Wählen Sie einen anderen Namen.`,
    too_many_settings: ({ limit }) =>
      `Eine Organisation speichert höchstens ${limit} Einstellungen. Löschen Sie zuerst welche.`,
    job_not_found: 'Diesen Auftrag gibt es nicht.',
    job_ended: 'Dieser Auftrag ist schon beendet.',
    job_not_ended: 'Nur ein fehlgeschlagener oder abgebrochener Auftrag kann noch einmal gestartet werden.',
    too_many_jobs: ({ limit }) => `Ihre Organisation hat schon ${count(limit)} wartende Aufträge.`,
    too_many_zips: ({ limit }) => `Ihre Organisation lädt schon ${count(limit)} ZIP-Dateien herunter.`,
    zip_too_large: ({ megabytes }) =>
      `Diese Dateien sind zu groß für ein ZIP. Höchstens ${count(megabytes)} MB sind erlaubt. Wählen Sie weniger aus.`,
    too_many_uploads: ({ limit }) => `Ihre Organisation lädt schon ${count(limit)} Dateien hoch.`,
    uploads_busy: 'Gerade werden zu viele Dateien hochgeladen.',
    image_limit_reached: ({ limit }) =>
      `Ihre Organisation darf höchstens ${count(limit)} Bilder haben. Löschen Sie einige, um Platz zu schaffen.`,
    storage_limit_reached: ({ gigabytes }) =>
      `Die Bilder und Werbemittel Ihrer Organisation dürfen höchstens ${count(gigabytes)} GB belegen. Löschen Sie einige, um Platz zu schaffen.`,

    /* Creatives */
    creative_not_found: 'Dieses Werbemittel gibt es nicht.',
    creative_limit_reached: ({ limit }) =>
      `Ihre Organisation darf höchstens ${count(limit)} Werbemittel haben. Löschen Sie einige, um Platz zu schaffen.`,
    creative_too_demanding: 'Das Werbemittel braucht mehr Zeit oder Speicher, als verfügbar ist.',
    creative_empty: 'Die Datei ist leer. Verwenden Sie das ZIP eines Werbemittels.',
    creative_not_a_zip: 'Die Datei ist kein ZIP, oder sie ist beschädigt.',
    creative_too_large: 'Das ZIP ist größer als 25 MB.',
    creative_too_many_files: 'Das ZIP enthält mehr als 500 Dateien.',
    creative_too_much_inside: 'Die Dateien im ZIP haben zusammen mehr als 50 MB.',
    creative_zip_bomb: ({ file }) =>
      `Das ZIP packt ${file} so dicht, dass die Datei nicht Teil eines Werbemittels sein kann.`,
    creative_encrypted: ({ file }) => `Das ZIP ist verschlüsselt: ${file}.`,
    creative_unknown_packing: ({ file }) => `Das ZIP packt ${file} anders als mit Deflate.`,
    creative_zip64: ({ file }) => `Das ZIP hat das Format ZIP64, das kein Werbemittel braucht: ${file}.`,
    creative_unsafe_path: ({ file }) =>
      `Eine Datei im ZIP hat einen Namen, der aus ihrem Ordner hinausführt oder absolut ist: ${file}.`,
    creative_unclear_path: ({ file }) =>
      `Eine Datei im ZIP hat einen Pfad, in dem ein Teil leer oder nur ein Punkt ist: ${file}.`,
    creative_colon_in_name: ({ file }) =>
      `Eine Datei im ZIP hat einen Namen mit einem Doppelpunkt, den Windows nicht erlaubt: ${file}.`,
    creative_long_path: ({ file }) =>
      `Eine Datei im ZIP hat einen Namen, der mit seinen Ordnern mehr als 250 Zeichen hat: ${file}.`,
    creative_unreadable_name: ({ file }) =>
      `Eine Datei im ZIP hat einen Namen, der nicht lesbar ist oder unsichtbare Zeichen enthält: ${file}.`,
    creative_duplicate_name: ({ file }) =>
      `Zwei Dateien im ZIP haben denselben Namen oder unterscheiden sich nur in der Groß- und Kleinschreibung: ${file}.`,
    creative_special_file: ({ file }) =>
      `Das ZIP enthält eine Verknüpfung oder ein Gerät anstelle einer Datei: ${file}.`,
    creative_nested_archive: ({ file }) => `Das ZIP enthält ein weiteres Archiv: ${file}.`,
    creative_contradicting_headers: ({ file }) =>
      `Zwei Stellen im ZIP machen verschiedene Angaben zu ${file}.`,
    creative_damaged_file: ({ file }) => `Eine Datei im ZIP ist beschädigt: ${file}.`,
    creative_no_html: 'Das ZIP enthält kein HTML-Dokument, mit dem es beginnen könnte.',

    /* Calls */
    invalid_input: 'Die Anfrage ist ungültig.',
    character_not_storable: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
    idempotency_key_reused: 'Dieser Idempotency-Key wurde für etwas anderes benutzt. Wählen Sie einen neuen.',
    idempotency_key_in_use: 'Der erste Aufruf mit diesem Idempotency-Key läuft noch.',
    nothing_here: 'Unter dieser Adresse gibt es nichts.',
    address_unreadable: 'Diese Adresse kann nicht gelesen werden.',
    method_not_allowed: 'Diesen Aufruf gibt es mit dieser Methode nicht.',
    request_unreadable: 'Die Anfrage konnte nicht gelesen werden.',
    host_unclear: 'Nennen Sie im Header Host genau einen Host.',
    expectation_unknown: 'Der Header Expect nimmt nur 100-continue.',
    request_too_slow: 'Die Anfrage hat zu lange gedauert.',
    headers_too_large: 'Die Header der Anfrage sind zu groß.',
    body_not_json: 'Senden Sie den Inhalt als JSON (application/json).',
    body_too_large: 'Die Anfrage ist zu groß.',
    invalid_json: 'Der Inhalt ist kein gültiges JSON.',
    body_not_utf8: 'Senden Sie den Inhalt in UTF-8.',
    body_compressed: 'Senden Sie den Inhalt ohne Komprimierung.',
    body_too_deep: 'Der Inhalt ist zu tief verschachtelt.',
    wrong_content_length: 'Der Inhalt hat nicht die Länge, die sein Header nennt.',
    too_many_calls: 'Zu viele Aufrufe.',
    internal_error: `Bei uns ist ein Fehler aufgetreten. ${again}`,
    unavailable: `Der Dienst ist gerade nicht verfügbar. ${again}`,
    no_room: 'Der Speicherplatz reicht nicht aus. Es wurde nichts gespeichert.',
  },
  faults,
  jobFailures: {
    image_unreadable: 'Das Bild ist nicht lesbar. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    image_too_large: 'Das Bild ist zu groß.',
    format_unavailable: 'Dieses Format kann das Bild nicht speichern.',
    took_too_long: 'Die Verarbeitung des Bildes dauerte zu lange.',
    out_of_memory: 'Das Bild brauchte mehr Speicher, als ein Auftrag belegen darf.',
    encoder_stopped: 'Das Bild konnte nicht verarbeitet werden: Der Encoder wurde unerwartet beendet.',
    file_missing: 'Die Bilddatei fehlt. Bitte laden Sie sie noch einmal hoch.',
    storage_full:
      'Für die Bilder ist kein Speicherplatz mehr frei. Bitte versuchen Sie es später noch einmal.',
    interrupted: 'Der Auftrag wurde zu oft unterbrochen und aufgegeben.',
    not_finished: 'Der Auftrag konnte nicht beendet werden. Bitte versuchen Sie es noch einmal.',
    creative_unreadable: 'Das Werbemittel lässt sich nicht öffnen. Bitte laden Sie es noch einmal hoch.',
    creative_too_demanding: 'Das Werbemittel braucht mehr Zeit oder Speicher, als ein Auftrag belegen darf.',
  },
  fieldName,
};
