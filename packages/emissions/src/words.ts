import type { emissionsOf } from './model.ts';
import type { Stage } from './stage.ts';

type Input<S extends Stage> = S extends Stage ? keyof Parameters<(typeof emissionsOf)[S]>[0] : never;

/** The label of each input field in one language. */
export type FieldWords = Readonly<Record<Input<Stage> | 'name', string>>;

export const germanFields: FieldWords = {
  name: 'Name',
  level: 'Genauigkeit',
  country: 'Land',
  region: 'Region',
  impressions: 'Impressions',
  buy_type: 'Einkauf',
  ads_txt_lines: 'Zeilen in ads.txt',
  placement_type: 'Platzierung',
  payload: 'Datenmenge',
  ssd_copies: 'Kopien auf SSD',
  hdd_copies: 'Kopien auf HDD',
  lto_copies: 'Kopien auf LTO',
  cloud_copies: 'Kopien in der Cloud',
  completion_rate: 'Gespielter Anteil',
  fixed_ratio: 'Anteil Festnetz',
  mobile_ratio: 'Anteil Mobilfunk',
  device_type: 'Gerät',
  view_time: 'Sichtdauer',
};

export const frenchFields: FieldWords = {
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
