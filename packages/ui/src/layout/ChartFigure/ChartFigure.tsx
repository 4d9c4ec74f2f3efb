import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './ChartFigure.module.css';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';
import type { ChartPicture } from './pictureFrame.ts';
import { csvBlob, saveFile } from './saveFile.ts';

export const chartFigureLabels = {
  show: (title: string) => `Show ${title} as`,
  chart: 'Chart',
  table: 'Table',
  png: 'PNG',
  savePng: (title: string) => `Save ${title} as PNG`,
  svg: 'SVG',
  saveSvg: (title: string) => `Save ${title} as SVG`,
  csv: 'CSV',
  saveCsv: (title: string) => `Save ${title} as CSV`,
  failed: 'The picture could not be made. Save the numbers as CSV instead.',
};

export type ChartFigureProps = {
  /** The figure's accessible name. */
  title: string;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** The chart; its first `svg` is saved as PNG and SVG. */
  children: ReactNode;
  /** The text around the chart in a saved picture: its subject, its totals, the origin of the figures. */
  picture?: ChartPicture;
  /** Options for what the chart shows, below its summary. */
  options?: ReactNode;
  /** The same numbers as text in the current language. The first column is the row header. */
  table: ChartTableData;
  /** The same numbers with full precision as comma-separated values. */
  csv: () => string;
  /** Name of saved files, without the extension. */
  fileName: string;
  labels?: Partial<typeof chartFigureLabels>;
};

/** A chart with its name, its summary, the same numbers as a table, and downloads of both. */
export function ChartFigure({
  title,
  summary,
  children,
  picture,
  options,
  table,
  csv,
  fileName,
  labels,
}: ChartFigureProps) {
  const text = useLabels('chartFigure', chartFigureLabels, labels);
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [view, setView] = useState('chart');
  // The switch answers at once; drawing the other view takes longer.
  const drawn = useDeferredValue(view);
  const [failed, setFailed] = useState(false);

  const save = async (ending: 'png' | 'svg') => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg) return;
    try {
      // Loaded when a picture is requested.
      const [{ chartSvg }, { svgToPng }] = await Promise.all([
        import('./chartSvg.ts'),
        import('./svgToPng.ts'),
      ]);
      const saved = await chartSvg(svg, title, picture);
      const file =
        ending === 'svg' ? new Blob([saved.markup], { type: 'image/svg+xml' }) : await svgToPng(saved);
      saveFile(file, `${fileName}.${ending}`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const button = (words: string, name: string, onClick: () => void) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
      aria-label={name}
      onClick={onClick}
    >
      {words}
    </Button>
  );

  return (
    <figure className={classes.figure} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <figcaption className={classes.head}>
        <div className={classes.words}>
          <div id={`${id}-title`} className={classes.title}>
            {title}
          </div>
          <div id={`${id}-summary`} className={classes.summary}>
            {summary}
          </div>
        </div>
        <div className={classes.tools}>
          <SegmentedControl
            size="xs"
            aria-label={text.show(title)}
            value={view}
            onChange={setView}
            data={[
              { value: 'chart', label: text.chart },
              { value: 'table', label: text.table },
            ]}
          />
          {drawn === 'chart' && button(text.png, text.savePng(title), () => void save('png'))}
          {drawn === 'chart' && button(text.svg, text.saveSvg(title), () => void save('svg'))}
          {button(text.csv, text.saveCsv(title), () => saveFile(csvBlob(csv()), `${fileName}.csv`))}
        </div>
      </figcaption>
      {failed && <ErrorBanner message={text.failed} onClose={() => setFailed(false)} />}
      {drawn === 'chart' ? (
        <>
          {options}
          <div ref={drawing}>{children}</div>
        </>
      ) : (
        <section
          className={classes.scroll}
          aria-labelledby={`${id}-title`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
        >
          <ChartTable table={table} titleId={`${id}-title`} />
        </section>
      )}
    </figure>
  );
}
