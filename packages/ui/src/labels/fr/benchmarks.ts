import type { CompleteWords } from '../words.ts';
import { stages } from './stages.ts';

const { selection, delivery, consumption } = stages;

/** Reference values and the method's own page. */
export const benchmarks = {
  benchmarkGrid: { unit: 'kg CO2e', about: (title) => `À propos des valeurs de référence : ${title}` },
  benchmarksScreen: {
    ...stages,
    title: 'Valeurs de référence',
    subtitle: 'par million d’impressions',
    back: 'Retour',
    country: 'Pays',
    region: 'Région (sélection)',
    delivery_region: 'Région (diffusion)',
    places: 'Lieux',
    storageNote: 'Le stockage suppose un lot de masters de 100 Go.',
    selectionNote: 'Les valeurs RTB light, medium et default supposent 500, 1 000 et 3 000 lignes ads.txt.',
    deliveryNote: 'HAI signifie « heavy ad intervention », le blocage des publicités lourdes.',
    consumptionNote: 'La valeur mixte suppose la répartition des appareils par défaut.',
  },
  constantsTable: {
    ...stages,
    constant: 'Constante',
    stage: 'Étape',
    value: 'Valeur',
    unit: 'Unité',
    source: 'Source',
  },
  gridTable: { country: 'Pays', year: 'Année', intensity: 'kg CO2e/kWh' },
  levelsTable: {
    selection,
    delivery,
    consumption,
    name: 'Niveaux',
    stage: 'Étape',
    level: 'Niveau',
    takes: 'Ce qu’il demande',
    selection_0: 'Programmatique : 3 000 lignes ads.txt, quel que soit le site.',
    selection_1:
      'Programmatique : les lignes du fichier ads.txt du site. Les achats de bout en bout et directs n’ont pas de niveau.',
    delivery_0: 'L’emplacement : un poids par défaut pour le display et la vidéo.',
    delivery_1: 'Le poids de la création entière ; un supplément s’y ajoute.',
    delivery_2: 'Le poids et la part de la vidéo qui est lue ; un supplément s’y ajoute.',
    delivery_3: 'Le poids mesuré ; rien ne s’y ajoute.',
    consumption_0: 'L’emplacement : 3 secondes pour le display, 30 pour la vidéo.',
    consumption_1: 'La durée d’exposition en secondes.',
  },
  methodologyScreen: {
    ...stages,
    title: 'Comment les émissions sont estimées',
    subtitle: 'GMSF v1.2 : la méthode, ses constantes et nos propres lectures.',
    back: 'Retour',
    words: 'Ce qu’est un résultat',
    stages: 'Les quatre étapes',
    overview: 'Vue d’ensemble',
    benchmarks: 'Valeurs de référence',
    storageText:
      'Le poids multiplié par le nombre de copies et par un facteur propre à chaque support. Dix ans de stockage sont comptés ; le pays n’intervient pas.',
    selectionText:
      'Les serveurs et les appels pour chaque impression, multipliés par leur électricité et par l’intensité carbone de celle-ci, plus leur fabrication. L’intensité est pour moitié celle du pays, pour moitié celle de la région.',
    deliveryText:
      'Les mégaoctets de chaque impression sur les réseaux mobiles, les réseaux fixes et le réseau de diffusion de contenu : l’électricité multipliée par l’intensité carbone du pays, plus la fabrication.',
    consumptionText:
      'Les secondes à l’écran multipliées par l’électricité de l’appareil et par l’intensité carbone du pays, plus la part de sa fabrication que représentent ces secondes.',
    levels: 'Niveaux',
    levelsText: 'Un niveau plus élevé remplace les valeurs par défaut par des valeurs mesurées.',
    doubt: 'Un doute sur le stockage',
    readings: 'Nos propres lectures',
    readingsText: 'Là où la méthode publiée ne dit rien, ce produit a tranché comme suit.',
    constants: 'Constantes',
    grid: 'Intensité carbone de l’électricité par pays',
    sources: 'Sources et licences',
  },
} satisfies Partial<CompleteWords>;
