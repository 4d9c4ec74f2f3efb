import { useMemo } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { ChartFigure } from '../../layout/ChartFigure/ChartFigure.tsx';
import type { ImageJobResult } from '../../types.ts';
import { frontierOf } from '../frontier.ts';
import { formatNames, type ImageFormat } from '../imageFormats.ts';
import { type SsimPoint, ssimCsv, ssimSeries } from '../ssimSeries.ts';
import { SsimPlot } from './SsimPlot.tsx';
import { ssimChartLabels } from './ssimChartLabels.ts';

export type SsimChartProps = {
  /** Keep the same object between renders: a new one redraws the chart. */
  result: ImageJobResult;
  /** The current format; its chosen file is marked. */
  format?: ImageFormat;
  /** The requested similarity, drawn as a line; only for modes whose target is an SSIM. */
  target?: number;
  /** Size of the upload in bytes, shown as a reference line; by default the one in the result. */
  originalBytes?: number | null;
  /** Called when a point is clicked, or chosen with Enter or Space. */
  onPointSelect?: (file: { format: ImageFormat; quality: number }) => void;
  /** Quality of the selected file, if it is not the one that the job chose. */
  quality?: number;
  /** Name of saved files, without the extension. Default `ssim-by-size`. */
  fileName?: string;
  labels?: Partial<typeof ssimChartLabels>;
};

/**
 * Every file that a job measured: SSIM against size in KB, one series per format. Arrow keys reach the
 * points. Renders nothing for a result without points.
 */
export function SsimChart({
  result,
  format,
  target,
  originalBytes,
  onPointSelect,
  quality,
  fileName = 'ssim-by-size',
  labels,
}: SsimChartProps) {
  const text = useLabels('ssimChart', ssimChartLabels, labels);
  const { kilobytes, pasted, ssim } = useFormat();
  // Memoised by hand: the compiler would make new series with every choice, and the points would lose the focus.
  const series = useMemo(() => ssimSeries(result), [result]);
  const frontier = useMemo(() => frontierOf(series), [series]);
  const original = originalBytes === undefined ? result.original_size : originalBytes;
  const points = series.flatMap((one) => one.points);
  if (points.length === 0) return null;
  const chosen = points.find(
    (point) => point.format === format && (quality === undefined ? point.chosen : point.quality === quality),
  );
  const words = (point: SsimPoint) =>
    [formatNames[point.format], point.quality, kilobytes(point.kb * 1000), ssim(point.ssim)] as const;

  return (
    <ChartFigure
      title={text.title}
      summary={[
        text.summary(points.length, chosen ? text.chosenFile(...words(chosen)) : '').trim(),
        ...(frontier.length > 1 ? [text.frontier] : []),
      ].join(' ')}
      fileName={fileName}
      csv={() => ssimCsv(series, frontier, pasted)}
      table={{
        columns: [
          { header: text.format },
          { header: text.quality, numeric: true },
          { header: `${text.size} (${text.kb})`, numeric: true },
          { header: text.ssim, numeric: true },
          { header: text.chosen },
          { header: text.unbeaten },
        ],
        rows: points.map((point) => ({
          key: `${point.format}-${point.quality}`,
          cells: [
            ...words(point).map(String),
            point.chosen ? text.yes : '',
            frontier.includes(point) ? text.yes : '',
          ],
        })),
      }}
    >
      <SsimPlot
        series={series}
        frontier={frontier}
        chosen={chosen}
        target={target}
        originalKb={original ? original / 1000 : undefined}
        onPointSelect={onPointSelect && (({ format, quality }) => onPointSelect({ format, quality }))}
        text={text}
      />
    </ChartFigure>
  );
}
