import { type Mode, recommendedBand, recommendedSsim, type SsimBand } from '@leaf/optimiser/browser';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { measured } from '../imageInfo.ts';
import { chosenBand, isSize } from '../recommendedBand.ts';
import classes from './RecommendedSsimTable.module.css';

export const recommendedSsimTableLabels = {
  caption: 'Recommended SSIM by megapixels',
  megapixels: 'Megapixels',
  range: (from: string, to: string) => `${from} to ${to}`,
  above: (size: string) => `${size} and above`,
  ssim: 'SSIM',
  msSsim: 'MS-SSIM',
  closest: 'Closest to your target',
  own: (megapixels: string) => `This image: ${megapixels}`,
};

export type RecommendedSsimTableProps = {
  /** Selects the column to compare with the chosen value; modes without a similarity highlight no row. */
  mode: Mode;
  /** The chosen similarity, 0 to 1. */
  value: number;
  /** Size of the image, whose own band is marked; 0 for one of less than a hundredth. */
  megapixels?: number | null;
  labels?: Partial<typeof recommendedSsimTableLabels>;
};

/** The recommended similarity by image size: large images hide more. */
export function RecommendedSsimTable({ mode, value, megapixels, labels }: RecommendedSsimTableProps) {
  const text = useLabels('recommendedSsimTable', recommendedSsimTableLabels, labels);
  const format = useFormat();
  const chosen = chosenBand(mode, value);
  const own = isSize(megapixels) ? { megapixels, band: recommendedBand(megapixels) } : undefined;
  const nameOf = ({ from, above, megapixels: upTo }: SsimBand) => {
    const size = format.number(upTo);
    if (from !== undefined) return text.range(format.number(from), size);
    return above ? text.above(size) : size;
  };
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.megapixels}</th>
          <th scope="col" data-column={mode === 'lightweighting' || undefined}>
            {text.ssim}
          </th>
          <th scope="col" data-column={mode === 'ms-lightweighting' || undefined}>
            {text.msSsim}
          </th>
        </tr>
      </thead>
      <tbody>
        {recommendedSsim.map((band) => {
          const closest = band === chosen;
          return (
            <tr key={band.label} aria-current={closest || undefined}>
              <th scope="row">
                <bdi>{nameOf(band)}</bdi>
                {own?.band === band && (
                  <span className={classes.own}>{text.own(measured(own.megapixels, 2, format))}</span>
                )}
                {closest && (
                  <span className={classes.closest}>
                    <IconArrowNarrowRight size={14} stroke={2} aria-hidden className={classes.arrow} />
                    {text.closest}
                  </span>
                )}
              </th>
              <td>{format.ssim(band.ssim)}</td>
              <td>{format.ssim(band.ms_ssim)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
