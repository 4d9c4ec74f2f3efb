import { type Stage, stages } from '@leaf/emissions';
import { isEmission, type RowFieldName, rowFields } from '../row/fields.ts';

/** Cells of these kinds are numbers. */
const numberKinds = [
  /** A whole number. */
  'whole',
  /** Bytes with a unit: KB, MB, GB. */
  'size',
  /** Whole seconds, or a time. */
  'seconds',
  /** Between 0 and 1, or a percentage. */
  'share',
] as const;

/** Cells of these kinds are text. */
type TextKind =
  | 'text'
  /** One of a fixed set of values. */
  | 'choice'
  | 'country'
  | 'region';

/** How a cell is read: each kind is among the numbers or the texts. */
export type FieldKind = (typeof numberKinds)[number] | TextKind;

type FieldFacts = {
  kind: FieldKind;
  /**
   * Names of columns with this field, in English, German and French and in the reports of ad servers; without
   * accents, in lower case, most likely first; the name of the field itself goes without saying. The labels of any other
   * language are loaded for a file that needs them.
   */
  headers: readonly string[];
};

/** The inputs of all stages; the mobile ratio follows from the fixed one. */
type Entered = Exclude<RowFieldName, 'id' | 'mobile_ratio' | `${string}_emissions`>;

/** What people call the number of copies on a medium, in any order and language. */
const copiesOf = (medium: string) => [
  `kopien auf ${medium}`,
  `copies sur ${medium}`,
  medium,
  ...['copies', 'kopien'].flatMap((word) => [`${word} ${medium}`, `${medium} ${word}`]),
];

/** All fields that a column of a plan can have: the inputs of every stage, the stage, and the line's ID. */
export const fieldFacts = {
  stage: { kind: 'choice', headers: ['phase', 'stufe', 'etape'] },
  external_id: {
    kind: 'text',
    headers: [
      'externe id',
      'id externe',
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
      'nom',
      'line item',
      'line item name',
      'ad name',
      'ad set name',
      'ad group',
      'ad group name',
      'anzeigenname',
      'anzeigengruppenname',
      'anzeigengruppe',
      'ensemble de publicites',
      'placement name',
      'placement',
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
      'kampagnenname',
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
  level: { kind: 'whole', headers: ['genauigkeit', 'niveau', 'precision'] },
  country: {
    kind: 'country',
    headers: [
      'land',
      'pays',
      'country region',
      'landercode',
      'laendercode',
      'market',
      'markt',
      'marche',
      'geo',
      'territory',
      'staat',
    ],
  },
  region: { kind: 'region', headers: ['continent', 'kontinent', 'area'] },
  impressions: {
    kind: 'whole',
    headers: [
      'impr',
      'imps',
      'ad impressions',
      'adimpressions',
      'impressionen',
      'ais',
      'ai s',
      'ai',
      'imp',
      'tai',
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
      'impressions total',
      'impressions totales',
      'impressions gesamt',
      'impr total',
      'ai gesamt',
      'ais gesamt',
      'volume',
      'volumen',
    ],
  },
  buy_type: {
    kind: 'choice',
    headers: [
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
    headers: ['ads txt', 'ads txt zeilen', 'zeilen in ads txt', 'lignes ads txt', 'lines'],
  },
  placement_type: {
    kind: 'choice',
    headers: [
      'platzierungsart',
      'art der platzierung',
      'type d emplacement',
      'creative type',
      'creative typ',
      'ad type',
      'ad format',
      'format',
      'werbeform',
      'werbeformat',
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
      'datenmenge',
      'volume de donnees',
      'file size',
      'creative weight',
      'weight',
      'dateigrosse',
      'dateigroesse',
      'dateigewicht',
      'filesize',
      'gewicht',
      'werbemittelgewicht',
      'poids',
      'poids du fichier',
      'poids crea',
      'size',
      'grosse',
    ],
  },
  completion_rate: {
    kind: 'share',
    headers: [
      'gespielter anteil',
      'taux de completion',
      'vcr',
      'vtr',
      'completion',
      'video played to 100',
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
      'sichtdauer',
      'duree d exposition',
      'duree de vue',
      'viewable time',
      'time in view',
      'video average play time',
      'viewtime',
      'sichtbarkeitsdauer',
      'sichtbare zeit',
      'sichtzeit',
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
      'anteil festnetz',
      'part des reseaux fixes',
      'fixed network share',
      'wifi share',
      'part wi fi',
      'part wifi',
      'wlan anteil',
      'festnetzanteil',
    ],
  },
  ssd_copies: { kind: 'whole', headers: copiesOf('ssd') },
  hdd_copies: { kind: 'whole', headers: copiesOf('hdd') },
  lto_copies: {
    kind: 'whole',
    headers: [...copiesOf('lto'), 'tape copies'],
  },
  cloud_copies: {
    kind: 'whole',
    headers: [...copiesOf('cloud'), 'kopien in der cloud', 'copies dans le cloud'],
  },
} as const satisfies Record<Entered | 'stage' | 'external_id', FieldFacts>;

export type PlanField = keyof typeof fieldFacts;

/** In display and export order. */
export const planFields = Object.keys(fieldFacts) as PlanField[];

export const kindOf = (field: PlanField): FieldKind => fieldFacts[field].kind;

/** Whether the values of a field are numbers. */
export const isNumber = (field: PlanField): boolean =>
  (numberKinds as readonly FieldKind[]).includes(kindOf(field));

/** The stages for which a line of a media plan can create rows; storage has files of its own. */
export const planStages = stages.filter((stage) => stage !== 'storage');

const isPlanField = (field: string): field is PlanField => Object.hasOwn(fieldFacts, field);

/** The fields of a line that a row of a stage uses. */
export function fieldsOf(stage: Stage): readonly PlanField[] {
  const own: readonly string[] = rowFields[stage].filter((field) => !isEmission(field));
  return ['external_id', ...own.filter(isPlanField).filter((field) => field !== 'external_id')];
}
