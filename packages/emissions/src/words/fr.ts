import type { FieldWords } from './fields.ts';

/** The fields of a row in French. */
export const fieldWords: FieldWords = {
  name: 'Nom',
  level: 'Niveau',
  country: 'Pays',
  region: 'Région',
  impressions: 'Impressions',
  buy_type: 'Type d’achat',
  ads_txt_lines: 'Lignes ads.txt',
  placement_type: 'Type d’emplacement',
  payload: 'Poids',
  ssd_copies: 'Copies sur SSD',
  hdd_copies: 'Copies sur HDD',
  lto_copies: 'Copies sur LTO',
  cloud_copies: 'Copies dans le cloud',
  completion_rate: 'Taux de complétion',
  fixed_ratio: 'Part des réseaux fixes',
  mobile_ratio: 'Part des réseaux mobiles',
  device_type: 'Appareil',
  view_time: 'Durée d’exposition',
};
