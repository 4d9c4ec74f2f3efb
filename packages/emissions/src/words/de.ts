import type { FieldWords } from './fields.ts';

/** The fields of a row in German. */
export const fieldWords: FieldWords = {
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
