import type { flagLabels } from '../../images/jobResult.ts';
import type { ssimChartLabels } from '../../images/SsimChart/ssimChartLabels.ts';
import type * as ui from '../../index.ts';
import type { Words } from '../words.ts';

const untitled = (id: number) => `Bild Nr. ${id}`;

const flags: Words<typeof flagLabels> = {
  'target not reached':
    'Dieses Format kann das Ziel nicht erreichen. Das ist die nächstliegende Datei, die es erzeugen kann.',
  'quality floor':
    'Schon die niedrigste sinnvolle Qualität übertrifft das Ziel; die Datei ist also besser als verlangt.',
  'no saving': 'Diese Datei ist nicht kleiner als die hochgeladene. Behalten Sie das Original.',
  'size limit': 'Die Größengrenze des Werbeformats bestimmte die Qualität, nicht der empfohlene SSIM.',
  'transparency flattened': 'JPEG kennt keine Transparenz: Durchsichtiges wurde auf Weiß gesetzt.',
  'coloured text may blur':
    'Feine farbige Schrift kann in WEBP verschwimmen. Nehmen Sie für dieses Bild besser AVIF oder JPEG.',
  'reduced colour detail': 'Das Bild ist so groß, dass Farbe mit halber Genauigkeit gespeichert wurde.',
};

/** The image optimiser. */
export const images = {
  imageDetailScreen: {
    back: 'Zurück',
    waiting: 'Bild',
    untitled,
    tabs: 'Seiten des Bildes',
    overview: 'Übersicht',
    optimize: 'Optimieren',
  },
  imageList: {
    title: 'Ihre Bilder',
    empty: 'Noch keine Bilder.',
    emptyHint: 'Laden Sie oben eines hoch, um seine Angaben zu sehen und es leichter zu machen.',
    name: 'Name',
    created: 'Angelegt',
    actions: 'Aktionen',
    untitled,
    view: 'Ansehen',
    viewImage: (name) => `${name} ansehen`,
    delete: 'Löschen',
    deleteImage: (name) => `${name} löschen`,
    deletePrompt: (name) => `„${name}“ löschen?`,
    deleteHint: 'Seine Aufträge und deren Ergebnisse werden mit gelöscht.',
  },
  imageListScreen: {
    title: 'Bildoptimierer',
    description: 'Das kleinste JPEG, WEBP und AVIF eines Bildes bei einer Qualität, die gemessen wird.',
    back: 'Zurück',
    images: 'Ihre Bilder',
  },
  imageOverview: { jobs: 'Aufträge', untitled },
  imagePreview: { unavailable: 'Keine Bildvorschau verfügbar', loading: 'Wird geladen…' },
  infoTiles: {
    name: 'Name',
    size: 'Größe (KB)',
    dimensions: 'Maße',
    format: 'Format',
    uploaded: 'Hochgeladen',
    colorSpace: 'Farbraum',
    bitDepth: 'Bittiefe',
    bpp: 'BPP',
    transparency: 'Transparenz',
    megapixels: 'Megapixel',
    yes: 'Ja',
    no: 'Nein',
    untitled,
  },
  jobResult: {
    ...flags,
    notAvailable: 'Für diesen Auftrag gibt es noch kein Ergebnis.',
    failed: 'Das Ergebnis des Auftrags konnte nicht geladen werden.',
    format: 'Format',
    preview: (format, quality) => `Verarbeitetes Bild, ${format} mit Qualität ${quality}`,
    quality: 'Qualität',
    q: (quality) => `q ${quality}`,
    ssim: 'SSIM',
    msSsim: 'MS-SSIM',
    size: 'Größe',
    before: 'Größe vorher',
    smaller: (percent) => `${percent} kleiner`,
    larger: (percent) => `${percent} größer`,
    same: 'Gleich groß',
    adUnit: (name, limit) => `Gemessen an ${name}, Grenze ${limit} KB.`,
    download: 'Herunterladen',
    preparing: 'Wird vorbereitet…',
  },
  jobsTable: {
    title: 'Aufträge',
    empty: 'Keine Aufträge für dieses Bild.',
    id: 'Auftrag',
    type: 'Art',
    status: 'Status',
    created: 'Angelegt',
    actions: 'Aktionen',
    view: 'Zeigen',
    viewJob: (id) => `Auftrag ${id} zeigen`,
    hide: 'Verbergen',
    hideJob: (id) => `Auftrag ${id} verbergen`,
    cancel: 'Abbrechen',
    cancelJob: (id) => `Auftrag ${id} abbrechen`,
    retry: 'Wiederholen',
    retryJob: (id) => `Auftrag ${id} wiederholen`,
    progress: (id) => `Fortschritt von Auftrag ${id}`,
  },
  optimizeForm: {
    mode: 'Verfahren',
    target: 'Ziel',
    fileSize: 'Dateigröße',
    bpp: 'Bit je Pixel',
    fileSizeUnit: 'KB',
    bppUnit: 'bpp',
    fileSizeHelp: 'Das beste Bild, das hineinpasst. 1 KB sind 1000 Byte.',
    bppHelp: 'Das beste Bild, das in so viele Bit je Pixel passt.',
    recommended: (value) => `Empfohlen für dieses Bild: ${value}`,
    useRecommended: 'Übernehmen',
    notANumber: 'Geben Sie eine Zahl über 0 ein.',
    outOfRange: (min, max) => `Geben Sie eine Zahl zwischen ${min} und ${max} ein.`,
    create: 'Auftrag anlegen',
    created: 'Der Auftrag zur Optimierung wurde angelegt.',
    showJobs: 'Aufträge zeigen',
    'name:lightweighting': 'Leichter machen (SSIM)',
    'name:ms-lightweighting': 'Leichter machen, mehrstufig (MS-SSIM)',
    'name:file_size': 'Dateigröße',
    'name:bpp': 'Bit je Pixel',
    'name:lean': 'LEAN',
    'about:lightweighting': 'Die kleinste Datei, deren Ähnlichkeit zum Original (SSIM) das Ziel erreicht.',
    'about:ms-lightweighting':
      'Wie Leichter machen, doch die Ähnlichkeit wird auf fünf Stufen gemessen (MS-SSIM): langsamer, gleichmäßiger.',
    'about:file_size': 'Das beste Bild jedes Formats innerhalb einer Dateigröße.',
    'about:bpp': 'Das beste Bild jedes Formats innerhalb einer Zahl von Bit je Pixel.',
    'about:lean':
      'Hält die Größengrenze ein, die der Branchenverband (IAB LEAN) für dieses Werbeformat setzt, und macht keine Datei schwerer, als ihr empfohlener SSIM es braucht. Es hat kein Ziel.',
  },
  recommendedSsimTable: {
    caption: 'Empfohlener SSIM nach Megapixel',
    megapixels: 'Megapixel',
    ssim: 'SSIM',
    msSsim: 'MS-SSIM',
    closest: 'Ihrem Ziel am nächsten',
  },
  ssimChart: {
    title: 'SSIM nach Dateigröße',
    format: 'Format',
    quality: 'q',
    size: 'Größe',
    kb: 'KB',
    ssim: 'SSIM',
    sizeAxis: 'Dateigröße (KB)',
    target: (value) => `Ziel ${value}`,
    chosen: 'Gewählt',
    yes: 'Ja',
    point: (format, quality, size, ssim) => `${format}, q ${quality}, ${size} KB, SSIM ${ssim}`,
    chosenPoint: (point) => `${point}, gewählt`,
    summary: (count, chosen) =>
      `${count} gemessene Dateien; weiter oben ist näher am Original, weiter links ist kleiner. ${chosen}`,
    chosenFile: (format, quality, size, ssim) =>
      `Gewählt: ${format} mit q ${quality}, ${size} KB, SSIM ${ssim}.`,
  },
  uploadPanel: {
    title: 'Bild hier ablegen',
    hint: 'PNG, JPG oder WEBP',
    choose: 'Datei wählen',
    uploading: 'Wird hochgeladen…',
    notAnImage: 'Das ist kein Bild. Nehmen Sie PNG, JPG oder WEBP.',
    tooMany: 'Legen Sie ein Bild nach dem anderen ab.',
  },
} satisfies {
  imageDetailScreen: Words<typeof ui.imageDetailScreenLabels>;
  imageList: Words<typeof ui.imageListLabels>;
  imageListScreen: Words<typeof ui.imageListScreenLabels>;
  imageOverview: Words<typeof ui.imageOverviewLabels>;
  imagePreview: Words<typeof ui.imagePreviewLabels>;
  infoTiles: Words<typeof ui.imageInfoLabels>;
  jobResult: Words<typeof ui.jobResultLabels>;
  jobsTable: Words<typeof ui.jobsTableLabels>;
  optimizeForm: Words<typeof ui.optimizeFormLabels>;
  recommendedSsimTable: Words<typeof ui.recommendedSsimTableLabels>;
  ssimChart: Words<typeof ssimChartLabels>;
  uploadPanel: Words<typeof ui.uploadPanelLabels>;
};
