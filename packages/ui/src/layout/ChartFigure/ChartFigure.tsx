import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './ChartFigure.module.css';
import { csvBlob, saveFile } from './saveFile.ts';
import { svgToPng } from './svgToPng.ts';

export const chartFigureLabels = {
  show: (title: string) => `Show ${title} as`,
  chart: 'Chart',
  table: 'Table',
  png: 'PNG',
  savePng: (title: string) => `Save ${title} as PNG`,
  csv: 'CSV',
  saveCsv: (title: string) => `Save ${title} as CSV`,
  failed: 'The picture could not be made. Save the numbers as CSV instead.',
};

export type ChartFigureProps = {
  /** The figure's accessible name. */
  title: string;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** The chart; its first `svg` is saved as PNG. */
  children: ReactNode;
  /** The same numbers as text in the current language. The first column is the row header. */
  table: {
    columns: readonly { header: string; numeric?: boolean }[];
    rows: readonly { key: string; cells: readonly string[] }[];
  };
  /** The same numbers with full precision as comma-separated values. */
  csv: () => string;
  /** Name of saved files, without the extension. */
  fileName: string;
  labels?: Partial<typeof chartFigureLabels>;
};

/** A chart with its name, its summary, the same numbers as a table, and downloads of both. */
export function ChartFigure({ title, summary, children, table, csv, fileName, labels }: ChartFigureProps) {
  const text = useLabels('chartFigure', chartFigureLabels, labels);
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [view, setView] = useState('chart');
  const [failed, setFailed] = useState(false);

  const savePng = async () => {
    const frame = drawing.current;
    const svg = frame?.querySelector('svg');
    if (!frame || !svg) return;
    try {
      const ground = getComputedStyle(frame).getPropertyValue('--leaf-surface');
      saveFile(await svgToPng(svg, ground), `${fileName}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

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
          {view === 'chart' && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
              aria-label={text.savePng(title)}
              onClick={savePng}
            >
              {text.png}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
            aria-label={text.saveCsv(title)}
            onClick={() => saveFile(csvBlob(csv()), `${fileName}.csv`)}
          >
            {text.csv}
          </Button>
        </div>
      </figcaption>
      {failed && <ErrorBanner message={text.failed} onClose={() => setFailed(false)} />}
      {view === 'chart' ? (
        <div ref={drawing}>{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section tabIndex={0} aria-label={title} className={classes.scroll}>
          <table className={classes.table} aria-labelledby={`${id}-title`}>
            <thead>
              <tr>
                {table.columns.map(({ header, numeric }) => (
                  <th key={header} scope="col" data-numeric={numeric || undefined}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells }) => (
                <tr key={key}>
                  {table.columns.map(({ header, numeric }, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={header}
                        scope={index === 0 ? 'row' : undefined}
                        data-numeric={numeric || undefined}
                      >
                        {cells[index]}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </figure>
  );
}
