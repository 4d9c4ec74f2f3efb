import { createFormat, type Format, percents } from '../../../packages/ui/src/format/format.ts';
import { languages } from '../../../packages/ui/src/labels/languages.ts';
import { FactTable } from './FactTable.tsx';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** The format of every language of the package, with the language's English name. */
const formats = Object.entries(languages).map(([language, { locale }]) => ({
  name: englishNames.of(language) ?? language,
  format: createFormat(locale, 'UTC'),
}));

type Example = [call: string, read: (format: Format) => string, use: string];

/** One example per function of the format; a function without one is a compile error. */
const examples: Record<keyof Format, Example[]> = {
  kg: [
    ['kg(1171.114)', (format) => format.kg(1171.114), 'Kilograms of CO2e'],
    ['kg(0.0021)', (format) => format.kg(0.0021), 'Small, but not zero'],
    ['kg(0)', (format) => format.kg(0), 'Zero'],
    ['kg(null)', (format) => format.kg(null), 'Not known'],
  ],
  number: [
    ['number(2400000)', (format) => format.number(2_400_000), 'Impressions, counts'],
    ['number(2.0736, { decimals: 2 })', (format) => format.number(2.0736, { decimals: 2 }), 'Megapixels'],
  ],
  ssim: [['ssim(0.97964)', (format) => format.ssim(0.97964), 'SSIM and MS-SSIM']],
  kilobytes: [['kilobytes(248113)', (format) => format.kilobytes(248_113), 'File size in KB, from bytes']],
  percent: [
    ['percent(0.573)', (format) => format.percent(0.573), 'Shares and savings'],
    ['percent(0.001)', (format) => format.percent(0.001), 'A small share'],
    ['percent(0.997)', (format) => format.percent(0.997), 'Nearly all'],
    [
      'percents([98, 530, 75, 297], format)',
      (format) => percents([98, 530, 75, 297], format).join(' '),
      'Parts of a whole',
    ],
  ],
  exact: [['exact(12.909000183)', (format) => format.exact(12.909000183), 'Titles, panels, tables to copy']],
  sixDigits: [
    ['sixDigits(12.909000183)', (format) => format.sixDigits(12.909000183), 'Steps of a calculation'],
    ['sixDigits(2400000)', (format) => format.sixDigits(2_400_000), 'No digit before the point is lost'],
  ],
  pasted: [['pasted(2400.5)', (format) => format.pasted(2400.5), 'What a copy button copies']],
  list: [["list(['5 images', '2 GB'])", (format) => format.list(['5 images', '2 GB']), 'Several things']],
  date: [["date('2026-03-02')", (format) => format.date('2026-03-02'), 'Days']],
  dateTime: [
    ["dateTime('2026-03-02T09:30:00Z')", (format) => format.dateTime('2026-03-02T09:30:00Z'), 'Moments'],
  ],
};

export function NumberFormats() {
  return (
    <FactTable
      name="Number formats"
      columns={['Call', 'Use', ...formats.map(({ name }) => name)]}
      numeric={formats.map((_, index) => index + 2)}
      code
      stacked
      rows={Object.values(examples)
        .flat()
        .map(([call, read, use]) => [call, use, ...formats.map(({ format }) => read(format))])}
    />
  );
}
