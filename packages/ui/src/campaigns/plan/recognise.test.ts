import { describe, expect, test } from 'vitest';
import { choiceFinder } from './choices.ts';
import { bodyOf } from './planLines.ts';
import { planMessages } from './planMessages.ts';
import { savedMapping } from './recognise.ts';
import { plan } from './testPlan.ts';

const reports: [string, string, readonly (string | null)[]][] = [
  [
    'Campaign Manager 360',
    [
      'Campaign Manager 360 Report',
      'Date Range,1/1/2026 - 1/31/2026',
      '',
      'Placement ID,Placement,Site (CM360),Country,Creative Type,Platform Type,Impressions,Date',
      '123,Home MPU,Example,Germany,Display,Desktop,"1,204,567",2026-01-02',
      '124,Home Video,Example,France,In-Stream Video,Connected TV,"204,567",2026-01-02',
      'Grand Total:,,,,,,"1,409,134",',
    ].join('\n'),
    ['external_id', 'name', null, 'country', 'placement_type', 'device_type', 'impressions', null],
  ],
  [
    'DV360',
    'Line Item,Line Item ID,Country,Device Type,Impressions,Completion Rate (Video)\nPreroll DE,77,DE,Smart Phone,100000,71.5%\nBanner FR,78,FR,Computer,50000,0%',
    ['name', 'external_id', 'country', 'device_type', 'impressions', 'completion_rate'],
  ],
  [
    'Google Ads',
    'Campaign\tCountry/Territory\tDevice\tImpr.\tCampaign type\nBrand\tUnited Kingdom\tMobile phones\t12,000\tVideo\nBrand\tUnited States\tTV screens\t9,000\tDisplay',
    ['name', 'country', 'device_type', 'impressions', 'placement_type'],
  ],
  [
    'Meta',
    'Ad set name,Ad set ID,Country,Impression device,Impressions,Video average play time\nA,9,US,iPhone,1000,6\nB,10,GB,Desktop,2000,4',
    ['name', 'external_id', 'country', 'device_type', 'impressions', 'view_time'],
  ],
];

test.each(reports)('an export of %s is recognised', async (_name, text, columns) => {
  const { mapping, lines } = await plan(text);
  expect(mapping.columns).toEqual(columns);
  expect(lines.flatMap(({ faults }) => Object.entries(faults))).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('a paste without headers is recognised by its contents', async () => {
  const { mapping } = await plan(
    'Startseite\tDE\t120000\tVideo\nSport\tAT\t5000\tDisplay\nWetter\tCH\t800\tVideo',
  );
  expect(mapping).toMatchObject({
    header: -1,
    columns: ['name', 'country', 'impressions', 'placement_type'],
  });
});

test.each([
  ['Copies SSD', 'HDD copies', 'Copies LTO', 'Cloud copies'],
  ['SSD-Kopien', 'Kopien HDD', 'LTO Kopien', 'Kopien Cloud'],
  ['Copies SSD', 'HDD copies', 'Copies sur LTO', 'Copies dans le cloud'],
])('the copies on each medium are recognised: %s, %s, %s, %s', async (...heads) => {
  const { mapping } = await plan(`Name\tPayload\t${heads.join('\t')}\nMasters\t50\t1\t2\t3\t4`);
  expect(mapping.columns).toEqual([
    'name',
    'payload',
    'ssd_copies',
    'hdd_copies',
    'lto_copies',
    'cloud_copies',
  ]);
});

test('sizes that say their unit do not tell that of the column', async () => {
  const { mapping, lines } = await plan(
    'Name,Country,Impressions,Size\nA,DE,10,150k\nB,DE,10,200k\nC,DE,10,2',
  );
  expect(mapping.unit).toBe('MB');
  expect(lines.map(({ read }) => read.payload)).toEqual(['0.15', '0.2', '2']);
});

test('the formats of an agency are kinds of placements', async () => {
  const formats = [
    'Medium Rectangle',
    'Billboard',
    'Halfpage Ad',
    'Wallpaper',
    'PreRoll 20"',
    'Billboard Video',
  ];
  const rows = formats.map((format, index) => `Platz ${index};DE;10;${format}`);
  const { mapping, lines } = await plan(['Platzierung;Land;Impressions;Werbeform', ...rows].join('\n'));
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', 'placement_type']);
  expect(lines.map(({ read }) => read.placement_type)).toEqual([
    ...['display', 'display', 'display', 'display', 'video', 'video'],
  ]);
});

const unitRows = [
  ...['(000)\tkB\t%', 'in Tsd.\tKB\t[%]', "'000\tKB\tin %"],
  ...['(T)\tkB\t%', 'k\tKB\t[%]', 'in 1.000er\tKB\tin %'],
];
test.each(unitRows)('a row of units, %j, belongs to the header above it', async (units) => {
  const { sheet, mapping, lines } = await plan(
    `Name\tCountry\tImpressions\tSize\tVCR\nUnit\t\t${units}\nA\tDE\t1500\t0.5\t70\nB\tDE\t20\t40\t0.9`,
  );
  expect(mapping).toMatchObject({ header: 0, unit: 'KB', percent: ['completion_rate'] });
  expect(bodyOf(sheet, mapping)).toEqual({ lines: [2, 3], leftOut: [] });
  expect(lines.map(({ read }) => read)).toMatchObject([
    { impressions: '1500000', payload: '0.0005', completion_rate: '0.7' },
    { impressions: '20000', payload: '0.04', completion_rate: '0.009' },
  ]);
});

test('a unit of one letter counts below a header with that letter in it', async () => {
  const { lines } = await plan('Name;Country;Booked impressions;Size (KB)\n;;(k);KB\nA;DE;150;90');
  expect(lines.map(({ read }) => read)).toMatchObject([{ impressions: '150000', payload: '0.09' }]);
});

test('a header of quartiles is one, although `100%` is a number', async () => {
  const { mapping, lines } = await plan(
    'Name;Country;Impressions;25%;50%;75%;100%\n;;(000);%;%;%;%\nA;DE;150;90;80;70;60',
  );
  expect(mapping.header).toBe(0);
  expect(lines.map(({ read }) => read.impressions)).toEqual(['150000']);
});

test.each([
  ['a line with a number', 'A\tDE\t%\t5'],
  ['a line of words', 'Go\tDE\topen\topen'],
  ['a line with a letter as its name', 'K\tDE'],
])('%s below the header is no row of units', async (_what, line) => {
  const { lines } = await plan(`Name\tCountry\tImpressions\tSize\n${line}\nB\tDE\t20\t40`);
  expect(lines.map(({ index }) => index)).toEqual([1, 2]);
});

test.each([
  ['1 000', '100 000', '100000'],
  ['1,000', 'TBC', undefined],
  ['(000)', '100 000', '100000'],
])('%s in a line below one with %s is no unit of it', async (cell, above, read) => {
  const { lines } = await plan(`Name;Country;Impressions;Format\nA;DE;${above};Banner\nB;DE;${cell};Banner`);
  expect(lines.map(({ index }) => index)).toEqual([1, 2]);
  expect(lines[0]?.read.impressions).toBe(read);
});

test.each(['--', ' –', 'n/a', 'N/A'])('%j in a report is a blank cell', async (nothing) => {
  const head = 'Campaign,Country/Territory,Impr.,Video played to 100%';
  const { lines } = await plan(`${head}\nA,DE,10,${nothing}\n${nothing},DE,10,${nothing}\nC,NA,10,45%`);
  expect(lines.map(({ read }) => read)).toMatchObject([
    { name: 'A', country: 'Germany' },
    { name: nothing.trim() },
    { country: 'Namibia', completion_rate: '0.45' },
  ]);
  expect(lines[0]).toMatchObject({ faults: {}, given: { completion_rate: '' } });
});

test('a name with the word of a choice in it is no choice', async () => {
  const { mapping } = await plan(
    'Insertion Order,Line Item,Country,Impressions,Note,Kind\nIO 1,A,DE,10,Mobile first,Video\nIO 2,B,DE,10,On TV and tablet,Display',
  );
  expect(mapping.columns).toEqual([null, 'name', 'country', 'impressions', null, 'placement_type']);
});

test('an ID stands once in a stage', async () => {
  const { lines } = await plan('ID,Name,Country,Impressions\nX,A,DE,10\nX,B,DE,10');
  expect(lines[1]?.faults).toEqual({ external_id: planMessages.idTwice('2') });
});

test.each([
  ['names with such words', ['Spiegel_Display_300x250', 'Zeit_Video', 'Video North'], 'name'],
  ['kinds alone', ['Display', 'Video', 'Display'], 'placement_type'],
])('a column of placements may have %s', async (_what, placements, field) => {
  const rows = placements.map((placement) => `${placement},DE,10`);
  const { mapping } = await plan(['Placement,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual([field, 'country', 'impressions']);
});

test('a column of placements has kinds with their sizes where another has the names', async () => {
  const { mapping } = await plan(
    'Bezeichnung;Platzierung;Land;Impressions\nA;Banner 300x250;DE;10\nB;Video 20 s;DE;10',
  );
  expect(mapping.columns).toEqual(['name', 'placement_type', 'country', 'impressions']);
});

test.each([
  [
    'Kampagnenname,Anzeigengruppenname,Land,Impression-Gerät,Impressionen',
    [null, 'name', 'country', 'device_type', 'impressions'],
  ],
  [
    "Nom de la campagne,Nom de l'ensemble de publicités,Pays,Appareil,Impressions",
    [null, 'name', 'country', 'device_type', 'impressions'],
  ],
  [
    'Placement,Creative-Typ,Land,Plattformtyp,Impressionen',
    ['name', null, 'country', 'device_type', 'impressions'],
  ],
])('the report %s is recognised', async (head, columns) => {
  const { mapping } = await plan(`${head}\nKreis,Mobil,DE,Smartphone,10\nVideo,Rund,AT,Tablet,20`);
  expect(mapping.columns).toEqual(columns);
});

test.each([
  ['by line item', ['1', '2', '3', '4', '4'], 'external_id'],
  ['by line item and day', ['1', '1', '1', '2', '2'], null],
])('an ID of a report %s', async (_by, ids, column) => {
  const rows = ids.map((id) => `${id},A,DE,10`);
  const { mapping } = await plan(['Line Item ID,Line Item,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual([column, 'name', 'country', 'impressions']);
});

test('an ID of a saved campaign stands in several stages', async () => {
  const rows = ['L-1', 'L-2', 'L-3'].flatMap((id) =>
    ['Selection', 'Delivery', 'Consumption'].map((stage) => `${stage},A,${id},DE,10`),
  );
  const { mapping } = await plan(['Stage,Name,External ID,Country,Impressions', ...rows].join('\n'));
  expect(mapping.columns).toEqual(['stage', 'name', 'external_id', 'country', 'impressions']);
});

test.each([
  ['Impressions / user', 'Impressions total'],
  ['Cost per 1000 impressions', 'Impressions goal'],
  ['Measurable impressions', 'Total Impr.'],
  ['Sichtbare Impressions', 'Impressions gesamt'],
  ['Volumen (€)', 'Gebuchte Ad Impressions'],
  ['Volume EUR', 'Ad impressions'],
  ['Volume (kr)', 'Ad impressions'],
  ['Volume PLN', 'Ad impressions'],
  ['Impressions (per day)', 'Booked ad impressions'],
  ['Impressions/Tag', 'Impressions'],
  ['Page Impressions', "AI's"],
  ['Impressions gesamt verfügbar', 'Impressions gebucht'],
  ['Volumen netto', 'Imp.'],
  ['Impressions (viewable)', 'Impressions gesamt'],
  ['Volumen gesamt', 'Impressions geschätzt'],
  ['Total volume', 'Est. Impressions'],
  ['Volume total', 'Net impressions'],
  ['Total impressions', 'Booked impressions'],
  ['Total impressions', 'Delivered impressions'],
  ['Impressions gesamt', 'Gebuchte Impressions'],
  ['Impressions gesamt', 'Einblendungen'],
  ['Total impressions', 'Affichages'],
  ['Impressions Oct', 'Total impressions'],
])('%s are not the impressions beside %s', async (other, all) => {
  const { mapping } = await plan(`Name;Country;${other};${all}\nA;DE;3;3000\nB;FR;4;4000`);
  expect(mapping.columns).toEqual(['name', 'country', null, 'impressions']);
});

test.each(['Daily impressions', 'Impressions (Woche)', 'Monthly ad impressions', 'Impressions / mois'])(
  '%s are not taken for those of the whole plan',
  async (header) => {
    const { mapping } = await plan(`Name;Country;${header}\nA;DE;3000\nB;FR;4000`);
    expect(mapping.columns).toEqual(['name', 'country', null]);
  },
);

test.each(['Impressions (6 weeks)', 'Impressions 4 Wochen', 'Impressions Dailymotion'])(
  '%s are those of the whole plan',
  async (header) => {
    const { mapping } = await plan(`Name;Country;${header}\nA;DE;3000\nB;FR;4000`);
    expect(mapping.columns).toEqual(['name', 'country', 'impressions']);
  },
);

test.each([
  ['Werbeformat', 'Video Pre-Roll 20s', 'placement_type'],
  ['Werbeform', 'Wideboard', 'placement_type'],
  ['Dateigewicht max.', '150', 'payload'],
  ['Filesize (KB)', '150', 'payload'],
])('below %j, %s is recognised', async (header, cell, field) => {
  const { mapping, lines } = await plan(`Name;Land;Impressions;${header}\nA;DE;3000;${cell}\nB;FR;4000;`);
  expect(mapping.columns[3]).toBe(field);
  expect(lines[0]?.faults).toEqual({});
});

test('the impressions of one month are not taken for those of all', async () => {
  const head = 'Name;Country;Impressions Oct;Impressions Nov';
  expect((await plan(`${head}\nA;DE;100;200`)).mapping.columns).toEqual(['name', 'country', null, null]);
  const german = (await plan('Name\tImpressions Oct\tImpressions Nov\nA\t500.000\t1.250.000')).mapping;
  expect([german.columns[1], german.decimal]).toEqual([null, ',']);
  const { mapping } = await plan(`${head};Impressions\nA;DE;100;200;300`);
  expect(mapping.columns).toEqual(['name', 'country', null, null, 'impressions']);
  const single = await plan('Name;Country;Impressions Oct\nA;DE;100');
  expect(single.mapping.columns[2]).toBe('impressions');
});

test.each([
  ['500.000', ',', 500_000],
  ['500,000', '.', 500_000],
  ['ca. 1.250', ',', 1250],
])(
  'impressions have no fraction: %s where nothing else tells the decimal sign',
  async (cell, decimal, read) => {
    const { mapping, lines } = await plan(`Name\tCountry\tImpressions\nA\tDE\t${cell}`);
    expect([mapping.decimal, lines[0]?.read.impressions]).toEqual([decimal, String(read)]);
  },
);

test.each([
  ['Impressions (000)', '12.345', '12345'],
  ['Impressions', '1.250 Mio', '1250000'],
  ['Impressions', '1250.000', '1250'],
])('%s of %s says nothing about the decimal sign', async (header, cell, read) => {
  const { mapping, lines } = await plan(`Name\tCountry\t${header}\nA\tDE\t${cell}`);
  expect([mapping.decimal, lines[0]?.read.impressions]).toEqual(['.', read]);
});

test('the rate of one quartile is not taken for that of all', async () => {
  const head = 'Name;Country;Impressions;VTR (25%);VTR (100%)';
  expect((await plan(`${head}\nA;DE;100;92 %;60 %`)).mapping.columns.slice(3)).toEqual([null, null]);
});

test.each([
  ['Sprache', 'DE', 'FR'],
  ['Sprachversion', 'DE', 'IT'],
  ['Langue', 'FR', 'NL'],
  ['Ad language', 'FR', 'NL'],
  ['Kanton', 'BE', 'GE'],
  ['State', 'CA', 'Georgia'],
])('%s is no country, although %s and %s are', async (header, ...cells) => {
  const lines = cells.map((cell) => `A;${cell};Schweiz;1`);
  const { mapping } = await plan(`Name;${header};Zielgebiet;Impressions\n${lines.join('\n')}`);
  expect(mapping.columns).toEqual(['name', null, 'country', 'impressions']);
});

test.each([
  ...['Länder/Sprachen', 'Zielland / Sprache', 'Targeting: Länder und Sprache', 'Geo/State'],
  ...['Region/State', 'EU Member States', 'Sprachraum', 'United States'],
])('%s may have countries, by their names', async (header) => {
  const { lines } = await plan(`Name;${header};Impressions\nA;Deutschland;1\nB;Germany;2\nC;UK;3`);
  expect(lines.map(({ read }) => read.country)).toEqual(['Germany', 'Germany', 'United Kingdom']);
});

test('a country may stand beside a state', async () => {
  const { mapping } = await plan('Name;Country / State;Impressions\nA;DE;1');
  expect(mapping.columns[1]).toBe('country');
});

test('a format that is denied is not read as that format', async () => {
  const { lines } = await plan(
    `Name;Country;Impressions;Format;Buy type\n${[
      'A;DE;1;Banner ohne Video;Programmatic guaranteed',
      'B;DE;1;Video non-skippable;Non-guaranteed',
      'C;DE;1;Video (no HAI);nicht programmatisch',
    ].join('\n')}`,
  );
  expect(lines.map(({ read }) => [read.placement_type, read.buy_type])).toEqual([
    ['display', 'direct'],
    ['video', undefined],
    ['video_no_hai', undefined],
  ]);
});

test.each(['Payload (TB)', 'Payload in Terabyte'])('%s is in terabytes', async (header) => {
  const { mapping, lines } = await plan(`Name;${header};SSD copies\nA;2;1`, { stage: 'storage' });
  expect([mapping.unit, lines[0]?.read.payload]).toEqual(['TB', '2000']);
});

test('a size in kilobytes, in full', async () => {
  const { lines } = await plan(
    'Name;Country;Impressions;Dateigröße in Kilobyte\nA;DE;1;25\nB;DE;1;2 Megabytes',
  );
  expect(lines.map(({ read }) => read.payload)).toEqual(['0.025', '2']);
});

test('more lines than usual are all checked', async () => {
  const { lines } = await plan(`Name;Country;Impressions\n${'A;DE;1\n'.repeat(10_150)}`);
  expect(lines).toHaveLength(10_150);
});

test.each([
  ['a column with the name of the field', 'Placement,Country,Impressions,CPM\nA,DE,10,3', ['country', null]],
  ['no cell that can be read as it', 'Placement,Bar,Impressions,CPM\nA,B,10,3', [null, null]],
  ['cells that can be', 'Placement,Market,Impressions,CPM\nA,DE,10,FR', [null, 'country']],
])('what was chosen for CPM, beside %s', async (_what, text, [second, last]) => {
  const { mapping } = await plan(text, {}, undefined, { columns: { cpm: 'country' } });
  expect(mapping.columns).toEqual(['name', second, 'impressions', last]);
});

const sizes = (format: string, cells: readonly number[]) =>
  ['Name,Country,Impressions,Format,File size', ...cells.map((size) => `A,DE,10,${format},${size}`)].join(
    '\n',
  );

test.each([
  ['Video', [45, 38, 52], 'MB'],
  ['Video', [2500, 1800], 'KB'],
  ['Display', [20, 25, 18], 'KB'],
  ['Display', [0.15, 2], 'MB'],
  ['Display', [150_000, 90_000], 'B'],
] as const)('%s lines of %j without a unit are in %s', async (format, cells, unit) => {
  expect((await plan(sizes(format, cells))).mapping.unit).toBe(unit);
});

test('a unit that was chosen once outweighs what sizes suggest, but not what a header says', async () => {
  const saved = { columns: {}, defaults: { unit: 'MB' } };
  const text = sizes('Display', [20, 25]);
  expect((await plan(text, {}, undefined, saved)).mapping.unit).toBe('MB');
  expect((await plan(text.replace('size', 'size (KB)'), {}, undefined, saved)).mapping.unit).toBe('KB');
});

describe('what is remembered of a mapping', () => {
  const file = 'Name;Land;Foo;Format\nA;DE;5;300x250';

  test('is what was chosen: a header that was not recognised may be in the next file', async () => {
    const { sheet, mapping } = await plan(file);
    const columns = mapping.columns.with(2, 'impressions');
    expect(savedMapping(sheet, { ...mapping, columns }, mapping)).toEqual({
      columns: { foo: 'impressions' },
    });
  });

  test('is added to what was, and a sign or unit only if it was chosen', async () => {
    const { sheet, mapping } = await plan(file);
    const saved = { columns: { bar: 'name' }, decimal: '.', defaults: { unit: 'KB', month: 5 } } as const;
    expect(savedMapping(sheet, { ...mapping, unit: 'MB' }, { ...mapping, unit: 'B' }, saved)).toEqual({
      columns: { bar: 'name' },
      decimal: '.',
      defaults: { unit: 'MB', month: 5 },
    });
    const comma = { ...mapping, decimal: ',' } as const;
    expect(savedMapping(sheet, comma, { ...mapping, decimal: '.' }, saved)).toMatchObject({ decimal: ',' });
  });

  test('is not the choice between two columns with the same header', async () => {
    const { sheet, mapping } = await plan('Name;Country;Impressions;Impressions\nA;DE;1;2');
    const columns = mapping.columns.with(3, 'impressions');
    expect(savedMapping(sheet, { ...mapping, columns }, mapping)).toEqual({ columns: {} });
  });
});

test.each([
  ['placement_type', 'display', ['300x250', '970 × 250 px', 'Sticky 320x50', 'MREC', 'GIF', 'Skin']],
  ['placement_type', 'video', ['Video 640x480', 'Pre-Roll 1920x1080']],
  ['placement_type', undefined, ['1920x1080', '4x3']],
  ['buy_type', 'direct', ['PG', 'PG deal']],
  ['buy_type', 'programmatic', ['Preferred deal', 'Preferred Deals']],
  ['device_type', 'mobile', ['In-app', 'iOS', 'Android', 'Handset', 'iOS/Android']],
  ['device_type', 'tablet', ['Android tablet']],
  ['device_type', 'tv', ['Android TV']],
] as const)('as a %s of plans, %s is written %j', (field, choice, cells) => {
  const find = choiceFinder(field, []);
  expect(cells.map((cell) => find(cell))).toEqual(cells.map(() => choice));
});

test.each([
  [
    'device_type',
    'pc',
    ['Desktop, no mobile', 'Desktop hors mobile', 'Desktop (ohne Mobile/Tablet)', 'PC/Mac'],
  ],
  [
    'device_type',
    'pc',
    ['Desktop w/o mobile', 'Stationär', 'Desktop, kein Mobile & TV', 'Desktop excl. In-App'],
  ],
  ['device_type', undefined, ['kein Mobile', 'sauf TV', 'Keine Tablets', 'not on mobile', 'außer Smart TV']],
  ['device_type', undefined, ['Phone/Fridge', 'Mobile + DOOH', 'Radio, TV']],
  ['device_type', 'mixed', ['Mobil & Stationär', 'Web/App', 'Phone/Tab', 'Alle außer TV', 'Multiscreen']],
  ['device_type', 'mixed', ['Desktop, Mobile, DOOH', 'Multidevice']],
  ['device_type', 'tv', ['TV App', 'CTV/OTT', 'CTV in-app', 'TV, 16:9']],
  ['device_type', 'mobile', ['App', 'Mobile - Interstitial', 'Smartphone (iOS/Android)']],
  ['placement_type', 'display', ['Banner, kein Video', 'Display excl. Video', 'Display exkl. Video']],
  ['placement_type', 'display', ['Display hors vidéo', 'Banner (no video)', 'Kein Video, nur Banner']],
  [
    'placement_type',
    'display',
    ['Banner ohne Instream Video', 'Banner No. 3', 'Bannière sans vidéo ni audio'],
  ],
  ['placement_type', 'video', ['Non-skippable pre-roll', 'Nicht überspringbares Video', 'Video ohne Ton']],
  ['placement_type', 'video_no_hai', ['Video kein HAI', 'Video (excl. HAI)', 'non-HAI', 'w/o HAI']],
  ['placement_type', undefined, ['kein Video', 'hors vidéo', 'sauf bannière']],
  ['buy_type', undefined, ['hors programmatique', 'kein Programmatic', 'Direkt/Programmatic']],
  ['buy_type', undefined, ['Programmatic/Direct', 'Social & IO', 'non garanti']],
  ['buy_type', 'direct', ['Programmatic - Guaranteed', 'IO, direkt', 'IO (kein Programmatic)']],
  ['buy_type', 'programmatic', ['RTB/PMP', 'Programmatic, CPM', 'Programmatic non-guaranteed']],
] as const)('a %s is %s, by what is denied or named beside it: %j', (field, choice, cells) => {
  const find = choiceFinder(field, []);
  expect(cells.map((cell) => [cell, find(cell)])).toEqual(cells.map((cell) => [cell, choice]));
});

test('a cell with several devices is mixed', async () => {
  const cells = [
    'Desktop/Mobile',
    'Mobile & Desktop',
    '"Desktop\nMobile"',
    'Desktop - Mobile',
    'PC u. Handy',
  ];
  const single = ['Web mobile', 'Mobile Web / App', 'Smart TV'];
  const { lines } = await plan(
    `Name;Country;Impressions;Device\n${[...cells, ...single].map((c) => `A;DE;1;${c}`).join('\n')}`,
  );
  expect(lines.map(({ read }) => read.device_type)).toEqual([
    ...cells.map(() => 'mixed'),
    'mobile',
    'mobile',
    'tv',
  ]);
});

test('a plan for D, A and CH has all that the model asks for', async () => {
  const { mapping, lines } = await plan(
    'Platzierung;Land;Adimpressions (Tsd.);WLAN-Anteil\nA;D;10;0,7\nB;A;20;0,8\nC;CH;30;0,6',
  );
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', 'fixed_ratio']);
  expect(lines.map(({ read }) => read.country)).toEqual(['Germany', 'Austria', 'Switzerland']);
});

test('what plans write for no value is none', async () => {
  const cells = ['#NV', '#N/A', 'k.A.', 'k. A.', 'n.v.', 'n/a', 'n.c.', '#DIV/0!', '-', '45 %', '50 %'];
  const rows = [...cells, ...Array(9).fill('60 %')].map((cell) => `A;DE;1;${cell}`).join('\n');
  const { mapping, lines } = await plan(`Name;Country;Impressions;VTR\n${rows}`);
  expect(mapping.columns[3]).toBe('completion_rate');
  expect(lines.flatMap(({ faults }) => Object.values(faults))).toEqual([]);
  expect(lines.slice(0, 10).map(({ read }) => read.completion_rate)).toEqual([
    ...Array(9).fill(undefined),
    '0.45',
  ]);
});

test('`AI` behind a number of thousands is no unit of its own', async () => {
  const { lines } = await plan('Name;Land;Impressions (Tsd.)\nA;DE;1.250 AI\nB;DE;ca. 80\nC;DE;1,5 Mio. AI');
  expect(lines.map(({ read }) => read.impressions)).toEqual(['1250000', '80000', '1500000']);
});

test('a view time in milliseconds is read as seconds', async () => {
  const { lines } = await plan(
    'Name;Country;Impressions;Viewable time (ms)\nA;DE;1;5500\nB;DE;1;7 s\nC;DE;1;9 000\nD;DE;1;0:11\nE;DE;1;ca. 8000*',
  );
  expect(lines.map(({ read }) => read.view_time)).toEqual(['6', '7', '9', '11', '8']);
});

test('a view time is rounded to seconds, and says so; a part of one does not become nothing', async () => {
  const { lines } = await plan(
    'Name\tCountry\tImpressions\tDevice\tView time (s)\nA\tDE\t1\tMobile\t2.5\nB\tDE\t1\tMobile\t0.4\nC\tDE\t1\tMobile\t6',
  );
  expect(lines.map(({ read, cautions }) => [read.view_time, cautions.view_time])).toEqual([
    ['3', 'Rounded from “2.5”.'],
    ['0.4', undefined],
    ['6', undefined],
  ]);
  expect(lines.map(({ faults }) => faults.view_time !== undefined)).toEqual([false, true, false]);
});

test('a payload that no creative has is pointed out', async () => {
  const { lines } = await plan(
    'Name\tCountry\tImpressions\tPayload (MB)\nA\tDE\t500.000\t1.250\nB\tDE\t250.000\t0,9',
  );
  expect(lines.map(({ read, cautions }) => [read.payload, cautions.payload])).toEqual([
    ['1250', 'Over 100 MB for each impression. Check the decimal sign.'],
    ['0.9', undefined],
  ]);
});

test.each(['View time (min)', 'Sichtdauer in Minuten', 'View time minutes', 'view_time_minutes'])(
  '`%s` is in minutes',
  async (header) => {
    const { lines } = await plan(
      `Name;Country;Impressions;${header}\nA;DE;1;0,5\nB;DE;1;2\nC;DE;1;7 s\nD;DE;1;0:11`,
    );
    expect(lines.map(({ read }) => read.view_time)).toEqual(['30', '120', '7', '11']);
  },
);

test.each([
  'View time (h)',
  'View time, hours',
  'Viewable time [hrs]',
  'View time in hours',
  'Sichtbare Zeit (Std.)',
  'Sichtdauer in Stunden',
  'Temps de vue (h)',
  'Temps de vue (en heures)',
])('`%s` is in hours', async (header) => {
  const { lines } = await plan(
    `Name;Country;Impressions;${header}\nA;DE;1;0,01\nB;DE;1;0,0025\nC;DE;1;7 s\nD;DE;1;0:11\nE;DE;1;0,5 min 9`,
  );
  expect(lines.map(({ read }) => read.view_time)).toEqual(['36', '9', '7', '11', undefined]);
});

test.each(['avg_view_time_ms', 'View time (ms)'])('`%s` is in milliseconds', async (header) => {
  const { lines } = await plan(`Name;Country;Impressions;${header}\nA;DE;1;3000\nB;DE;1;7 s`);
  expect(lines.map(({ read }) => read.view_time)).toEqual(['3', '7']);
});

test('cells of a view time may say that they are hours', async () => {
  const { mapping, lines } = await plan(
    'Name\tCountry\tImpressions\tView time\nA\tDE\t1\t0.01 h\nB\tDE\t1\t0.002 hours\nC\tDE\t1\t1 h 5 min',
  );
  expect(mapping.columns[3]).toBe('view_time');
  expect(lines.map(({ read }) => read.view_time)).toEqual(['36', '7', '3900']);
});

test('a row of units may say that view times are hours', async () => {
  const { mapping, lines } = await plan(
    'Name\tCountry\tImpressions\tView time\n\t\t(000)\th\nA\tDE\t1\t0.01',
  );
  expect(mapping.header).toBe(0);
  expect(lines.map(({ read }) => read)).toMatchObject([{ impressions: '1000', view_time: '36' }]);
});

test.each([
  ...['View time (h:mm:ss)', 'View time (hh:mm:ss)', 'View time (H1)', 'View time (s) within 24 hours'],
  ...['Avg. view time (sec.) last 24 hours', 'View time during peak hours', 'View time last 24 hours'],
  ...['View time (s) / minute', 'Sichtdauer in Sek. (1 Minute = 60)', 'Sichtdauer pro Minute'],
  ...['View time (mind. 50 % sichtbar)', 'View time (min. 50% in view)', 'View time (minimum 50%)'],
])('`%s` does not say that numbers are minutes or hours', async (header) => {
  const { lines } = await plan(`Name;Country;Impressions;${header}\nA;DE;1;0:00:15\nB;DE;1;12`);
  expect(lines.map(({ read }) => read.view_time)).toEqual(['15', '12']);
});

test('a least view time is in seconds', async () => {
  const { mapping, lines } = await plan('Name;Country;Impressions;Min. view time\nA;DE;1;5');
  expect([mapping.columns[3], lines[0]?.read.view_time]).toEqual(['view_time', '5']);
});

test('regions that the model does not have are no regions of it', async () => {
  const { mapping, lines } = await plan(
    'Name,Country,Region,Impressions\nA,DE,Bayern,10\nB,DE,Nationwide,20\nC,DE,Berlin,30',
  );
  expect(mapping.columns).toEqual(['name', 'country', null, 'impressions']);
  expect(lines.flatMap(({ faults }) => Object.keys(faults))).toEqual([]);
});

test('a region of a country that the model does not have is worth checking', async () => {
  const { lines } = await plan(
    'Name,Country,Region,Impressions\nA,DE,Europe,10\nB,FR,Asia,20\nC,DE,Bayern,30\nD,,Bayern,40',
  );
  expect(lines.map(({ faults }) => Object.keys(faults))).toEqual([[], [], [], ['country', 'region']]);
  expect(lines[2]?.cautions.region).toBe(planMessages.regionUnknown);
  expect(lines[2]?.rows[0]?.row).toMatchObject({ region: 'Europe' });
});

test.each([
  ['Impressions', 'impressions'],
  ['Impr.', null],
])('most of the cells below %s are not known yet', async (head, field) => {
  const { mapping } = await plan(`Name,Country,${head}\nA,DE,TBC\nB,DE,TBC\nC,DE,TBC\nD,DE,40`);
  expect(mapping.columns).toEqual(['name', 'country', field]);
});

test('faulty lines come back in, with the column of the reasons left out', async () => {
  const { mapping } = await plan(
    'Name,Country,Impressions,Device type,Reason\nA,Atlantis,-,Toaster,x\nB,Germoney,1.5 or 2,Fridge,y',
  );
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', 'device_type', null]);
});

test('a funnel has other stages', async () => {
  const { mapping } = await plan(
    'Name,Country,Impressions,Stage,Level\nA,DE,1,Awareness,High\nB,DE,2,Sales,Low',
  );
  expect(mapping.columns.slice(3)).toEqual([null, null]);
});

test.each([
  ['VTR in %', 'completion_rate'],
  ['AI in Tsd.', 'impressions'],
  ['TAI in Mio', 'impressions'],
  ['Impr. in %', null],
])('a unit behind a header, as in %s, is no part of its name', async (head, field) => {
  const { mapping } = await plan(`Name;Country;${head}\nA;DE;75\nB;DE;80`);
  expect(mapping.columns[2]).toBe(field);
});

test.each(['Impressions (%)', 'Impressions in %'])('%s are not all impressions', async (head) => {
  const { mapping } = await plan(`Name;Country;Impressions;${head}\nA;DE;3.000;75\nB;DE;1.000;25`);
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', null]);
});

test('headers of agencies in German and French are recognised', async () => {
  const { mapping, lines } = await plan('Platzierung;Land;TAI;Sichtzeit;Part Wi-Fi\nA;DE;1.250;8;70 %');
  expect(mapping.columns).toEqual(['name', 'country', 'impressions', 'view_time', 'fixed_ratio']);
  expect(lines[0]?.read).toMatchObject({ impressions: '1250000', view_time: '8', fixed_ratio: '0.7' });
});
