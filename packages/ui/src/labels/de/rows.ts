import type { rowMessages as messages } from '../../campaigns/row/rules.ts';
import type { rowWords as words } from '../../campaigns/row/words.ts';
import type * as ui from '../../index.ts';
import type { Words } from '../words.ts';

const unit = 'kg CO2e';

const fields = {
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

const { name, level, country, impressions, placement_type } = fields;

/** Rows of the four stages: tables, forms and the panel with every field. */
export const rows = {
  consumptionForm: {
    name,
    level,
    country,
    impressions,
    placement_type,
    placementHelp: 'Display zählt 3 s, Video 30 s.',
    view_time: fields.view_time,
    viewTimeHelp: 'Für eine Impression.',
    seconds: 's',
    device_type: fields.device_type,
  },
  consumptionTab: {
    title: 'Nutzung',
    description: 'Geräte, auf denen die Werbung gesehen wird.',
    hint: 'Fügen Sie je Gerät und Markt eine Zeile hinzu. Nehmen Sie Gemischt, wenn die Geräte nicht bekannt sind.',
    formTitle: 'Zeile der Nutzung hinzufügen',
    level,
    country,
    device: fields.device_type,
    impressions,
  },
  deliveryForm: {
    name,
    level,
    country,
    impressions,
    placement_type,
    forced: 'Bei Genauigkeit 2 immer Video (HAI).',
    payload: fields.payload,
    completion_rate: fields.completion_rate,
    completionHelp: 'Von 0 bis 1. Leer zählt als 1.',
    region: fields.region,
    fixed_ratio: fields.fixed_ratio,
    fixedHelp: 'Von 0 bis 1, wenn gemessen. Ersetzt die Region.',
    mobile_ratio: fields.mobile_ratio,
    mobileHelp: '1 minus Anteil Festnetz.',
  },
  deliveryTab: {
    title: 'Auslieferung',
    description: 'Netze und Content Delivery, die das Werbemittel auf den Bildschirm bringen.',
    hint: 'Fügen Sie je Werbemittel und Markt eine Zeile hinzu, mit der Datenmenge, wenn Sie sie kennen.',
    formTitle: 'Zeile der Auslieferung hinzufügen',
    country,
    payload: 'Datenmenge (MB)',
    impressions,
    ratios: 'Anteile (Festnetz/Mobilfunk)',
  },
  placeSelect: { placeholder: 'Tippen zum Suchen', nothingFound: 'Keinen solchen Ort gefunden.' },
  rowFields: {
    ...fields,
    id: 'ID',
    ssd_emissions: 'SSD',
    hdd_emissions: 'HDD',
    lto_emissions: 'LTO',
    cloud_emissions: 'Cloud',
    usephase_server_emissions: 'Server, Strom',
    usephase_network_emissions: 'Netz, Strom',
    embodied_server_emissions: 'Server, Herstellung',
    embodied_network_emissions: 'Netz, Herstellung',
    usephase_mobile_network_emissions: 'Mobilfunk, Strom',
    usephase_fixed_network_emissions: 'Festnetz, Strom',
    usephase_cdn_emissions: 'CDN, Strom',
    embodied_mobile_network_emissions: 'Mobilfunk, Herstellung',
    embodied_fixed_network_emissions: 'Festnetz, Herstellung',
    embodied_cdn_emissions: 'CDN, Herstellung',
    usephase_device_emissions: 'Gerät, Strom',
    embodied_device_emissions: 'Gerät, Herstellung',
    total_emissions: 'Emissionen gesamt',
  },
  rowForm: {
    save: 'Zeile speichern',
    cancel: 'Abbrechen',
    estimate: 'Schätzung',
    estimateNote: 'Aus demselben Modell wie der gespeicherte Wert.',
    noEstimate: 'Erscheint, sobald die Felder ausgefüllt sind.',
    unit,
  },
  rowMessages: {
    nameRequired: 'Geben Sie einen Namen ein.',
    nameTooLong: (most) => `Verwenden Sie höchstens ${most} Zeichen.`,
    countryRequired: 'Wählen Sie ein Land.',
    regionRequired: 'Wählen Sie eine Region.',
    deviceRequired: 'Wählen Sie ein Gerät.',
    placementRequired: 'Wählen Sie eine Platzierung.',
    impressionsRequired: 'Geben Sie die Zahl der Impressions ein, nur Ziffern.',
    payloadRequired: 'Geben Sie die Datenmenge als Zahl ein, etwa 2,5.',
    copiesRequired: 'Geben Sie eine ganze Zahl von Kopien ein.',
    linesInvalid: 'Nur Ziffern, oder lassen Sie das Feld leer.',
    viewTimeRequired: 'Geben Sie die Sichtdauer in ganzen Sekunden ein.',
    ratioInvalid: 'Geben Sie eine Zahl zwischen 0 und 1 ein, etwa 0,25.',
    tooLarge: (most) => `Geben Sie höchstens ${most} ein.`,
    negative: 'Geben Sie 0 oder mehr ein.',
  },
  rowPanel: {
    entered: 'Eingegeben',
    emissions: 'Emissionen',
    explanation: 'Wie der Wert zustande kommt',
    unexplained:
      'Das Modell kennt einen Wert dieser Zeile nicht; darum lässt sich die Zahl hier nicht zerlegen.',
    differs:
      'Diese Zeile wurde mit anderen Faktoren gespeichert: die Schritte unten führen zum heutigen Wert.',
    close: 'Schließen',
  },
  rowTab: {
    addRow: 'Zeile hinzufügen',
    name,
    empty: 'Noch keine Zeilen.',
    view: 'Ansehen',
    delete: 'Löschen',
    actions: 'Aktionen',
    total: 'Emissionen gesamt',
    unit,
    close: 'Schließen',
    deletePrompt: (row) => `„${row}“ löschen?`,
  },
  rowWords: {
    selection_0: '0 · Üblich',
    selection_1: '1 · Zeilen in ads.txt',
    delivery_0: '0 · Üblich',
    delivery_1: '1 · Ganzes Werbemittel',
    delivery_2: '2 · Gespielter Anteil',
    delivery_3: '3 · Gemessen',
    consumption_0: '0 · Üblich',
    consumption_1: '1 · Sichtdauer',
    programmatic: 'Programmatisch',
    'end-to-end': 'End-to-End',
    direct: 'Direkt',
    display: 'Display',
    video: 'Video',
    video_hai: 'Video (HAI)',
    video_no_hai: 'Video (ohne HAI)',
    mixed: 'Gemischt',
    mobile: 'Mobilgerät',
    tablet: 'Tablet',
    pc: 'PC',
    tv: 'TV',
  },
  selectionForm: {
    name,
    level,
    country,
    region: fields.region,
    impressions,
    buy_type: fields.buy_type,
    placement_type,
    ads_txt_lines: fields.ads_txt_lines,
    linesHelp: 'Leer: wird als Genauigkeit 0 gesendet, die 3000 zählt.',
  },
  selectionTab: {
    title: 'Auswahl',
    description: 'Server und Netze, die die Werbung auswählen, bevor sie gezeigt wird.',
    hint: 'Fügen Sie je Art des Einkaufs eine Zeile hinzu, mit Land und Impressions.',
    formTitle: 'Zeile der Auswahl hinzufügen',
    level,
    geo: 'Ort (Land/Region)',
    impressions,
    buy: 'Einkauf',
  },
  storageForm: {
    name,
    payload: fields.payload,
    payloadHelp: 'Größe einer Kopie. Gezählt werden zehn Jahre.',
    ssd_copies: fields.ssd_copies,
    hdd_copies: fields.hdd_copies,
    lto_copies: fields.lto_copies,
    cloud_copies: fields.cloud_copies,
  },
  storageTab: {
    title: 'Speicherung',
    description: 'Master-Dateien und ihre Kopien über zehn Jahre.',
    hint: 'Fügen Sie je Paket von Master-Dateien eine Zeile hinzu und sagen Sie, wie viele Kopien wo liegen.',
    formTitle: 'Zeile der Speicherung hinzufügen',
    payload: 'Datenmenge (GB)',
    copies: 'Kopien (SSD/HDD/LTO/Cloud)',
  },
} satisfies {
  consumptionForm: Words<typeof ui.consumptionFormLabels>;
  consumptionTab: Words<typeof ui.consumptionTabLabels>;
  deliveryForm: Words<typeof ui.deliveryFormLabels>;
  deliveryTab: Words<typeof ui.deliveryTabLabels>;
  placeSelect: Words<typeof ui.placeSelectLabels>;
  rowFields: Words<typeof ui.rowFieldLabels>;
  rowForm: Words<typeof ui.rowFormLabels>;
  rowMessages: Words<typeof messages>;
  rowPanel: Words<typeof ui.rowPanelLabels>;
  rowTab: Words<typeof ui.rowTabLabels>;
  rowWords: Words<typeof words>;
  selectionForm: Words<typeof ui.selectionFormLabels>;
  selectionTab: Words<typeof ui.selectionTabLabels>;
  storageForm: Words<typeof ui.storageFormLabels>;
  storageTab: Words<typeof ui.storageTabLabels>;
};
