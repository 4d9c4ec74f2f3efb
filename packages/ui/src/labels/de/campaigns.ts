import type { CompleteWords } from '../words.ts';
import { stages } from './stages.ts';

const unit = 'kg CO2e';
const total = 'Emissionen gesamt';
const deletePrompt = (name: string) => `„${name}“ löschen?`;

/** Campaigns: list, overview and chart. */
export const campaigns = {
  campaignDetailScreen: {
    ...stages,
    back: 'Zurück',
    waiting: 'Kampagne',
    tabs: 'Seiten der Kampagne',
    overview: 'Übersicht',
  },
  campaignForm: {
    name: 'Name',
    description: 'Beschreibung',
    version: 'Version',
    create: 'Kampagne anlegen',
  },
  campaignList: {
    title: 'Kampagnen',
    name: 'Name',
    description: 'Beschreibung',
    version: 'Version',
    total,
    unit,
    actions: 'Aktionen',
    open: 'Öffnen',
    delete: 'Löschen',
    deletePrompt,
    deleteNote: 'Ihre Zeilen werden mit gelöscht.',
    empty: 'Noch keine Kampagnen.',
    emptyHint: 'Geben Sie der ersten einen Namen; die vier Stufen werden danach gefüllt.',
  },
  campaignListScreen: {
    title: 'Kampagnenemissionen',
    back: 'Zurück',
    benchmarks: 'Richtwerte',
    documentation: 'Dokumentation',
    create: 'Neue Kampagne',
    campaigns: 'Kampagnen',
  },
  emissionsChart: {
    ...stages,
    title: 'Emissionen nach Stufe und Bestandteil',
    empty: 'Fügen Sie einer Stufe Zeilen hinzu, um das Diagramm der Emissionen zu sehen.',
    unit,
    storage_ssd: 'SSD',
    storage_hdd: 'HDD',
    storage_lto: 'LTO',
    storage_cloud: 'Cloud',
    selection_server: 'Server',
    selection_network: 'Netz',
    delivery_mobile: 'Mobilfunk',
    delivery_fixed: 'Festnetz',
    delivery_cdn: 'CDN',
    consumption_mobile: 'Mobilgerät',
    consumption_tablet: 'Tablet',
    consumption_pc: 'PC',
    consumption_tv: 'TV',
    electricity: 'Strom (Nutzungsphase)',
    embodied: 'Herstellung',
    electricityOf: (part) => `${part}, Strom`,
    embodiedOf: (part) => `${part}, Herstellung`,
    stageColumn: 'Stufe',
    componentColumn: 'Bestandteil',
    shareColumn: 'Anteil am Ganzen',
    shareOfStage: (share, stage) => `${share} von ${stage}`,
    segment: (stage, component, value) => `${stage}: ${component}, ${value} kg CO2e`,
    summary: (sum, stage, share, component, value) =>
      `${sum} kg CO2e insgesamt. Die größte Stufe ist ${stage} mit ${share}; ihr größter Bestandteil ist ${component} mit ${value} kg CO2e.`,
  },
  figureTrace: {
    intro:
      'Eine Schätzung des Modells, Schritt für Schritt. Öffnen Sie einen Schritt, um seine Faktoren und deren Herkunft zu sehen.',
    source: (publisher) => `Quelle: ${publisher}`,
    version: (version) => `Faktoren ${version}`,
  },
  overviewPanel: {
    ...stages,
    sum: 'Schätzung für alle Stufen',
    unit,
    grams: 'g je 1.000 Impressions',
    intensityNote: 'Jede Stufe über ihre eigenen Impressions.',
    totals: 'Summen je Stufe',
    next: 'Was als Nächstes zu tun ist',
    nextStorage: 'Fügen Sie die Master-Dateien und ihre Kopien hinzu.',
    nextSelection: 'Fügen Sie hinzu, wie die Werbung eingekauft wird.',
    nextDelivery: 'Fügen Sie die Werbemittel und ihre Netze hinzu.',
    nextConsumption: 'Fügen Sie die Geräte hinzu, auf denen die Werbung gesehen wird.',
    noRows: 'hat noch keine Zeilen.',
  },
  totalCard: {
    unit,
    share: (share) => `${share} des Ganzen`,
    noShare: 'Keine Emissionen',
    intensity: (grams) => `${grams} g je 1.000 Impressions`,
  },
} satisfies Partial<CompleteWords>;
