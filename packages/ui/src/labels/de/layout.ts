import type { CompleteWords } from '../words.ts';

/** The frame around every page, tables, charts and what a view says of itself. */
export const layout = {
  accessDenied: {
    title: 'Kein Zugriff',
    message: 'Sie haben keine Berechtigung für diese Seite.',
    back: 'Zurück zu den Werkzeugen',
  },
  appFrame: {
    skip: 'Zum Inhalt springen',
    toDark: 'Zum dunklen Schema wechseln',
    toLight: 'Zum hellen Schema wechseln',
    account: 'Kontomenü',
    home: 'Leaf, Startseite',
    signOut: 'Abmelden',
    token: 'Diese Seite hält ein einziges Sitzungstoken in Ihrem Browser und setzt keine Cookies.',
    privacy: 'Datenschutz',
  },
  chartFigure: {
    show: (title) => `${title} zeigen als`,
    chart: 'Diagramm',
    table: 'Tabelle',
    png: 'PNG',
    savePng: (title) => `${title} als PNG speichern`,
    csv: 'CSV',
    saveCsv: (title) => `${title} als CSV speichern`,
    failed: 'Das Bild konnte nicht erzeugt werden. Speichern Sie stattdessen die Zahlen als CSV.',
  },
  confirmDialog: { confirm: 'Bestätigen', cancel: 'Abbrechen', close: 'Schließen' },
  dataTable: {
    filter: 'Filtern',
    noMatch: 'Keine Zeile passt zum Filter.',
    shown: (shown, all) => `${shown} von ${all}`,
    loading: 'Wird geladen…',
  },
  errorBanner: { close: 'Fehler ausblenden' },
  errorStep: { retry: 'Noch einmal versuchen', plan: 'Tarif wählen' },
  loading: { loading: 'Wird geladen…' },
  offlineNote: {
    offline:
      'Sie sind offline. Was Sie sehen, kann veraltet sein; Änderungen werden erst wieder mit Verbindung gespeichert.',
  },
  pageHeader: { back: 'Zurück' },
  partBoundary: {
    failed: 'Dieser Teil konnte nicht angezeigt werden. Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
  },
  unexpectedError: {
    title: 'Unerwarteter Fehler der Anwendung!',
    hint: 'Nichts Gespeichertes ist verloren. Laden Sie die Seite neu; kommt der Fehler wieder, gehen Sie zum Anfang.',
    retry: 'Neu laden',
    home: 'Zum Anfang',
  },
} satisfies Partial<CompleteWords>;
