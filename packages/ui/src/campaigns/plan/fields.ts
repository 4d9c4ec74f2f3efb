import { type Stage, stages } from '@leaf/emissions';
import { isEmission, type RowFieldName, rowFields } from '../row/fields.ts';

/** How a cell is read. */
export type FieldKind =
  | 'text'
  /** One of a fixed set of values. */
  | 'choice'
  | 'country'
  | 'region'
  /** A whole number. */
  | 'whole'
  | 'decimal'
  /** Bytes with a unit: KB, MB, GB. */
  | 'size'
  /** Whole seconds, or a time. */
  | 'seconds'
  /** Between 0 and 1, or a percentage. */
  | 'share';

type FieldFacts = {
  kind: FieldKind;
  /**
   * Names of columns with this field, in English, German and French and in the reports of ad servers; without
   * accents, in lower case, most likely first.
   */
  headers: readonly string[];
};

/** All fields that a column of a plan can have: the inputs of the four stages, the stage, and the line's ID. */
export const fieldFacts = {
  stage: { kind: 'choice', headers: ['stage', 'phase', 'stufe', 'etape'] },
  external_id: {
    kind: 'text',
    headers: [
      'external id',
      'externe id',
      'id externe',
      'external_id',
      'line item id',
      'placement id',
      'ad id',
      'ad set id',
      'adset id',
      'ad group id',
      'creative id',
      'line id',
      'zeilen id',
      'id ligne',
      'booking id',
      'buchungsnummer',
      'id',
    ],
  },
  name: {
    kind: 'text',
    headers: [
      'name',
      'nom',
      'line item',
      'line item name',
      'placement name',
      'placement',
      'ad name',
      'ad set name',
      'ad group',
      'ad group name',
      'bezeichnung',
      'titel',
      'position',
      'buchung',
      'ligne',
      'emplacement',
      'designation',
      'platzierung',
      'creative',
      'creative name',
      'werbemittel',
      'campaign name',
      'campaign',
      'kampagne',
      'campagne',
      'insertion order',
      'publisher',
      'site',
      'medium',
      'support',
    ],
  },
  level: { kind: 'whole', headers: ['level', 'genauigkeit', 'niveau', 'precision'] },
  country: {
    kind: 'country',
    headers: [
      'country',
      'land',
      'pays',
      'country territory',
      'country region',
      'country code',
      'landercode',
      'laendercode',
      'code pays',
      'market',
      'markt',
      'marche',
      'geo',
      'territory',
      'staat',
    ],
  },
  region: { kind: 'region', headers: ['region', 'continent', 'kontinent', 'area'] },
  impressions: {
    kind: 'whole',
    headers: [
      'impressions',
      'impr',
      'imps',
      'ad impressions',
      'impressionen',
      'ais',
      'ai',
      'einblendungen',
      'booked impressions',
      'planned impressions',
      'gebuchte impressions',
      'geplante impressions',
      'impressions achetees',
      'impressions prevues',
      'affichages',
      'billable impressions',
      'delivered impressions',
      'total impressions',
      'volume',
      'volumen',
    ],
  },
  buy_type: {
    kind: 'choice',
    headers: [
      'buy type',
      'buying type',
      'type d achat',
      'kaufart',
      'einkaufsart',
      'art des einkaufs',
      'einkauf',
      'deal type',
      'inventory source type',
      'transaction type',
      'mode d achat',
      'achat',
      'buy',
    ],
  },
  ads_txt_lines: {
    kind: 'whole',
    headers: ['ads txt lines', 'ads txt', 'ads txt zeilen', 'zeilen in ads txt', 'lignes ads txt', 'lines'],
  },
  placement_type: {
    kind: 'choice',
    headers: [
      'placement type',
      'platzierungsart',
      'art der platzierung',
      'type d emplacement',
      'creative type',
      'ad type',
      'ad format',
      'format',
      'werbeform',
      'werbemittelart',
      'anzeigentyp',
      'media type',
      'placement',
      'platzierung',
      'emplacement',
      'line item type',
      'campaign type',
      'kampagnentyp',
    ],
  },
  device_type: {
    kind: 'choice',
    headers: [
      'device',
      'gerat',
      'appareil',
      'device type',
      'geraet',
      'geratetyp',
      'type d appareil',
      'platform type',
      'impression device',
      'environment',
      'umgebung',
      'platform',
      'plattform',
      'plateforme',
      'endgerat',
    ],
  },
  payload: {
    kind: 'size',
    headers: [
      'payload',
      'datenmenge',
      'volume de donnees',
      'file size',
      'creative weight',
      'file weight',
      'weight',
      'dateigrosse',
      'dateigroesse',
      'gewicht',
      'werbemittelgewicht',
      'poids',
      'poids du fichier',
      'poids crea',
      'creative file size',
      'size',
      'grosse',
    ],
  },
  completion_rate: {
    kind: 'share',
    headers: [
      'completion rate',
      'gespielter anteil',
      'taux de completion',
      'vcr',
      'vtr',
      'completion',
      'video completion rate',
      'video played to 100',
      'completion rate video',
      'complete view rate',
      'abschlussrate',
      'durchsehrate',
      'view through rate',
      'part lue',
    ],
  },
  view_time: {
    kind: 'seconds',
    headers: [
      'view time',
      'sichtdauer',
      'duree d exposition',
      'duree de vue',
      'viewable time',
      'average view time',
      'avg view time',
      'time in view',
      'average time in view',
      'average viewable time',
      'video average play time',
      'viewtime',
      'sichtbarkeitsdauer',
      'betrachtungsdauer',
      'duree de visibilite',
      'temps de vue',
      'temps d exposition',
      'sehdauer',
    ],
  },
  fixed_ratio: {
    kind: 'share',
    headers: [
      'fixed ratio',
      'anteil festnetz',
      'part des reseaux fixes',
      'fixed network share',
      'wifi share',
      'festnetzanteil',
    ],
  },
  ssd_copies: { kind: 'whole', headers: ['ssd copies', 'kopien auf ssd', 'copies sur ssd', 'ssd'] },
  hdd_copies: { kind: 'whole', headers: ['hdd copies', 'kopien auf hdd', 'copies sur hdd', 'hdd'] },
  lto_copies: {
    kind: 'whole',
    headers: ['lto copies', 'kopien auf lto', 'copies sur lto', 'lto', 'tape copies'],
  },
  cloud_copies: {
    kind: 'whole',
    headers: ['cloud copies', 'kopien in der cloud', 'copies dans le cloud', 'cloud'],
  },
} as const satisfies Partial<Record<RowFieldName | 'stage' | 'external_id', FieldFacts>>;

export type PlanField = keyof typeof fieldFacts;

/** In display and export order. */
export const planFields = Object.keys(fieldFacts) as PlanField[];

export const kindOf = (field: PlanField): FieldKind => fieldFacts[field].kind;

const numbers: readonly FieldKind[] = ['whole', 'decimal', 'size', 'seconds', 'share'];

/** Whether the values of a field are numbers. */
export const isNumber = (field: PlanField): boolean => numbers.includes(kindOf(field));

/** The stages for which a line of a media plan can create rows; storage has files of its own. */
export const planStages = stages.filter((stage) => stage !== 'storage');

const isPlanField = (field: string): field is PlanField => Object.hasOwn(fieldFacts, field);

/** The fields of a line that a row of a stage uses. */
export function fieldsOf(stage: Stage): readonly PlanField[] {
  const own: readonly string[] = rowFields[stage].filter((field) => !isEmission(field));
  return ['external_id', ...own.filter(isPlanField).filter((field) => field !== 'external_id')];
}
