import type { CompleteWords } from '../words.ts';
import { stages } from './stages.ts';

const { selection, delivery, consumption } = stages;

/** Reference values and the method's own page. */
export const benchmarks = {
  benchmarkGrid: { unit: 'kg CO2e', about: (title) => `Zu den Richtwerten: ${title}` },
  benchmarksScreen: {
    ...stages,
    title: 'Richtwerte',
    subtitle: 'je Million Impressions',
    back: 'Zurück',
    country: 'Land',
    region: 'Region (Auswahl)',
    delivery_region: 'Region (Auslieferung)',
    places: 'Orte',
    storageNote: 'Speicherung geht von einem Master-Paket von 100 GB aus.',
    selectionNote:
      'Die Richtwerte RTB light, medium und default gehen von 500, 1000 und 3000 Zeilen in ads.txt aus.',
    deliveryNote: 'HAI bedeutet Heavy Ad Intervention.',
    consumptionNote: 'Der gemischte Richtwert nimmt die übliche Aufteilung der Geräte an.',
  },
  constantsTable: {
    ...stages,
    constant: 'Konstante',
    stage: 'Stufe',
    value: 'Wert',
    unit: 'Einheit',
    source: 'Quelle',
  },
  gridTable: { country: 'Land', year: 'Jahr', intensity: 'kg CO2e/kWh' },
  levelsTable: {
    selection,
    delivery,
    consumption,
    name: 'Genauigkeit',
    stage: 'Stufe',
    level: 'Genauigkeit',
    takes: 'Was sie braucht',
    selection_0: 'Programmatisch: 3000 Zeilen in ads.txt, gleich welche Seite.',
    selection_1:
      'Programmatisch: die Zeilen der ads.txt der Seite. End-to-End und direkt haben keine Abstufung.',
    delivery_0: 'Die Platzierung: eine übliche Datenmenge für Display und Video.',
    delivery_1: 'Die Datenmenge des ganzen Werbemittels; Zusätzliches wird aufgeschlagen.',
    delivery_2: 'Die Datenmenge und der gespielte Anteil des Videos; Zusätzliches wird aufgeschlagen.',
    delivery_3: 'Die gemessene Datenmenge; nichts wird aufgeschlagen.',
    consumption_0: 'Die Platzierung: Display zählt 3 Sekunden, Video 30.',
    consumption_1: 'Die Sichtdauer in Sekunden.',
  },
  methodologyScreen: {
    ...stages,
    title: 'Wie Emissionen geschätzt werden',
    subtitle: 'GMSF v1.2: die Methode, ihre Konstanten und unsere eigenen Lesarten.',
    back: 'Zurück',
    words: 'Was ein Ergebnis ist',
    stages: 'Die vier Stufen',
    overview: 'Übersicht',
    benchmarks: 'Richtwerte',
    storageText:
      'Datenmenge mal Kopien mal ein Faktor je Medium. Gezählt werden zehn Jahre; das Land spielt keine Rolle.',
    selectionText:
      'Server und Anfragen je Impression, mal deren Strom und das Stromnetz, dazu ihre Herstellung. Das Netz ist zur Hälfte das des Landes, zur Hälfte das der Region.',
    deliveryText:
      'Megabyte je Impression über Mobilfunk, Festnetz und Content Delivery: Strom mal Stromnetz des Landes, dazu die Herstellung.',
    consumptionText:
      'Sekunden auf dem Bildschirm mal Strom des Geräts und Stromnetz des Landes, dazu der Anteil seiner Herstellung, für den diese Sekunden stehen.',
    levels: 'Genauigkeit',
    levelsText: 'Eine höhere Genauigkeit nimmt gemessene Zahlen statt üblicher.',
    doubt: 'Ein Zweifel zur Speicherung',
    readings: 'Unsere eigenen Lesarten',
    readingsText: 'Wo die veröffentlichte Methode schweigt, entscheidet dieses Produkt wie folgt.',
    constants: 'Konstanten',
    grid: 'Stromnetz je Land',
    sources: 'Quellen und Lizenzen',
  },
} satisfies Partial<CompleteWords>;
