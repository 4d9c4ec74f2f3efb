import { type WrittenFormat, writtenFacts } from '@leaf/optimiser/browser';
import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { ImageJobResult } from '../../types.ts';
import classes from './ResultTable.module.css';
import { type ResultFile, resultFiles } from './resultFiles.ts';
import { type ResultTableLabels, resultTableLabels } from './resultTableLabels.ts';

export type ResultTableProps = {
  /** The files of a finished job. */
  result: ImageJobResult;
  /** Size of the upload in bytes; by default the one in the result. */
  originalBytes?: number | null;
  /** Size of the picture in pixels, for the rules of the platform. */
  size?: { width: number; height: number };
  /** The format that is selected elsewhere on the page. */
  format?: WrittenFormat;
  /** Saves a file. Without it there are no buttons. */
  onSave?: (format: WrittenFormat, quality: number) => void;
  labels?: Partial<typeof resultTableLabels>;
};

const flagged = (flag: string, text: ResultTableLabels) => {
  const key = `flag:${flag}`;
  const word = Object.entries(text).find(([one]) => one === key)?.[1];
  return typeof word === 'string' ? [word] : [];
};

/** All files of a job and what each one saves; names the recommended one and the drawbacks of the others. */
export function ResultTable({
  result,
  originalBytes,
  size,
  format: shown,
  onSave,
  labels,
}: ResultTableProps) {
  const text = useLabels('resultTable', resultTableLabels, labels);
  const format = useFormat();
  const files = resultFiles(result, originalBytes === undefined ? result.original_size : originalBytes, size);
  const preset = result.more?.preset;

  const nameOf = (file: ResultFile) => text.q(writtenFacts[file.format].name, file.quality);
  const savedWords = ({ saved }: ResultFile) => {
    if (saved === undefined) return undefined;
    if (saved === 0) return text.same;
    const percent = format.percent(Math.abs(saved));
    return saved > 0 ? text.smaller(percent) : text.larger(percent);
  };
  const verdict = ({ breaks }: ResultFile) => {
    if (!preset || !breaks) return [];
    if (breaks.length === 0) return [text.fits(preset.name)];
    return breaks.map((rule) =>
      rule === 'bytes' && preset.limit != null
        ? text['breaks:limit'](format.kilobytes(preset.limit))
        : text[`breaks:${rule}`],
    );
  };
  const remarks = (file: ResultFile) =>
    [...verdict(file), ...file.flags.flatMap((flag) => flagged(flag, text))].join('; ');
  const advice = () => {
    const best = files.find(({ recommended }) => recommended);
    if (!best) return preset ? text.noneFor(preset.name) : text.keep;
    return preset
      ? text.takeFor(preset.name, nameOf(best), savedWords(best))
      : text.take(nameOf(best), savedWords(best));
  };

  return (
    <div className={classes.part}>
      <p className={classes.advice}>
        <strong>{advice()}</strong>{' '}
        {preset?.source && (
          <a href={preset.source} target="_blank" rel="noreferrer">
            {text.rules(format.date(preset.read ?? ''))}
          </a>
        )}
      </p>
      <section
        className={classes.scroll}
        aria-label={text.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <table className={classes.table}>
          <caption className={classes.caption}>{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.file}</th>
              <th scope="col" data-numeric>
                {text.size} ({text.kb})
              </th>
              <th scope="col" data-numeric>
                {text.saved}
              </th>
              <th scope="col" data-numeric>
                {text.ssim}
              </th>
              <th scope="col">{text.remarks}</th>
              {onSave && (
                <th scope="col">
                  <VisuallyHidden>{text.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={file.format} aria-current={file.format === shown || undefined}>
                <th scope="row">
                  {nameOf(file)}{' '}
                  {file.recommended && (
                    <Badge className={classes.badge} variant="light">
                      {text.recommended}
                    </Badge>
                  )}
                </th>
                <td data-numeric data-label={`${text.size} (${text.kb})`}>
                  {format.kilobytes(file.size)}
                </td>
                <td data-numeric data-label={text.saved} data-larger={(file.saved ?? 1) <= 0 || undefined}>
                  {savedWords(file)}
                </td>
                <td data-numeric data-label={text.ssim} title={format.exact(file.ssim)}>
                  {format.ssim(file.ssim)}
                </td>
                <td className={classes.remarks} data-label={text.remarks}>
                  {remarks(file)}
                </td>
                {onSave && (
                  <td className={classes.save}>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={text.saveFile(nameOf(file))}
                      onClick={() => onSave(file.format, file.quality)}
                    >
                      {text.save}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
