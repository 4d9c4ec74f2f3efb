import type { CompleteWords } from '../words.ts';
import { stages } from './stages.ts';

const unit = 'kg CO2e';
const total = 'Émissions totales';
const deletePrompt = (name: string) => `Supprimer « ${name} » ?`;

/** Campaigns: list, overview and chart. */
export const campaigns = {
  campaignDetailScreen: {
    ...stages,
    back: 'Retour',
    waiting: 'Campagne',
    tabs: 'Pages de la campagne',
    overview: 'Vue d’ensemble',
  },
  campaignForm: {
    name: 'Nom',
    description: 'Description',
    version: 'Version',
    create: 'Créer la campagne',
  },
  campaignList: {
    title: 'Campagnes',
    name: 'Nom',
    description: 'Description',
    version: 'Version',
    total,
    unit,
    actions: 'Actions',
    open: 'Ouvrir',
    delete: 'Supprimer',
    deletePrompt,
    deleteNote: 'Ses lignes sont supprimées avec elle.',
    empty: 'Aucune campagne pour le moment.',
    emptyHint: 'Donnez un nom à la première ; ses quatre étapes se remplissent ensuite.',
  },
  campaignListScreen: {
    title: 'Émissions des campagnes',
    back: 'Retour',
    benchmarks: 'Valeurs de référence',
    documentation: 'Documentation',
    create: 'Nouvelle campagne',
    campaigns: 'Campagnes',
  },
  emissionsChart: {
    ...stages,
    title: 'Émissions par étape et par composante',
    empty: 'Ajoutez des lignes à une étape pour voir le graphique des émissions.',
    unit,
    storage_ssd: 'SSD',
    storage_hdd: 'HDD',
    storage_lto: 'LTO',
    storage_cloud: 'Cloud',
    selection_server: 'Serveurs',
    selection_network: 'Réseau',
    delivery_mobile: 'Réseaux mobiles',
    delivery_fixed: 'Réseaux fixes',
    delivery_cdn: 'CDN',
    consumption_mobile: 'Mobile',
    consumption_tablet: 'Tablette',
    consumption_pc: 'Ordinateur',
    consumption_tv: 'Téléviseur',
    electricity: 'Électricité (utilisation)',
    embodied: 'Fabrication',
    electricityOf: (part) => `${part}, électricité`,
    embodiedOf: (part) => `${part}, fabrication`,
    stageColumn: 'Étape',
    componentColumn: 'Composante',
    shareColumn: 'Part du total',
    shareOfStage: (share, stage) => `${share} de l’étape ${stage}`,
    segment: (stage, component, value) => `${stage} : ${component}, ${value} kg CO2e`,
    summary: (sum, stage, share, component, value) =>
      `${sum} kg CO2e au total. L’étape la plus importante est ${stage}, avec ${share} ; sa principale composante est ${component}, avec ${value} kg CO2e.`,
  },
  figureTrace: {
    intro:
      'Une estimation du modèle, pas à pas. Ouvrez une étape du calcul pour voir ses facteurs et leur origine.',
    source: (publisher) => `Source : ${publisher}`,
    version: (version) => `Facteurs ${version}`,
  },
  overviewPanel: {
    ...stages,
    sum: 'Estimation pour toutes les étapes',
    unit,
    grams: 'g pour 1 000 impressions',
    intensityNote: 'Chaque étape rapportée à ses propres impressions.',
    totals: 'Totaux par étape',
    next: 'Prochaines actions',
    nextStorage: 'Ajoutez les fichiers masters et leurs copies.',
    nextSelection: 'Indiquez comment les publicités sont achetées.',
    nextDelivery: 'Ajoutez les créations et les réseaux qu’elles empruntent.',
    nextConsumption: 'Ajoutez les appareils sur lesquels les publicités sont vues.',
    noRows: 'n’a pas encore de lignes.',
  },
  totalCard: {
    unit,
    share: (share) => `${share} du total`,
    noShare: 'Aucune émission',
    intensity: (grams) => `${grams} g pour 1 000 impressions`,
  },
} satisfies Partial<CompleteWords>;
