import { SegmentedControl } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Later } from '../../layout/Later.tsx';
import type { ImageJobResult } from '../../types.ts';
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx';
import { formatNames, type ImageFormat, imageFormats } from '../imageFormats.ts';
import { availableFormats, bestFormat, recommendedFile } from '../jobResult.ts';
import classes from './JobResult.module.css';
import { jobResultLabels } from './jobResultLabels.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { resultNotes, type UploadTraits } from './resultNotes.ts';

export type JobResultProps = {
  /** From `findJobResult`; absent while the job has none. */
  result?: ImageJobResult | null;
  /** The result is loading. */
  loading?: boolean;
  /** Why the result could not be loaded, in one sentence. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The format shown. Default: `bestFormat(result)`. */
  format?: ImageFormat;
  /** Another format was chosen. */
  onFormatChange: (format: ImageFormat) => void;
  /** Size of the upload in bytes, for results that don't carry it. */
  originalBytes?: number;
  /** The upload, to say what the files do not keep of it. */
  upload?: UploadTraits | undefined;
  /** Address of the processed picture in the current format, such as an object URL. */
  previewSrc?: string;
  /** The picture is on its way. */
  previewLoading?: boolean;
  /** Saves the file of this format and quality; name it with `downloadName`. */
  onDownload: (format: ImageFormat, quality: number) => void;
  /** Saves the upload; offered first if the selected file is not smaller. */
  onKeepOriginal?: () => void;
  /** The download is being prepared. */
  downloading?: boolean;
  /** A table of all files of the job: `ResultTable`. */
  table?: ReactNode;
  /** The selected file beside the upload: `ImageCompare` from the compare entry. */
  compare?: ReactNode;
  /** Which file is taken in sets: `FileChoice` from the compare entry. */
  choice?: ReactNode;
  /** The chart of the result: `SsimChart` from the charts entry. */
  chart?: ReactNode;
  /** What the weight of the file changes in a campaign: `WeightBridge` from the compare entry. */
  bridge?: ReactNode;
  labels?: Partial<typeof jobResultLabels>;
};

/** The result of a job: pick a format, look at it, see what it saves, download it. */
export function JobResult({
  result,
  loading = false,
  error,
  errorAction,
  format = bestFormat(result),
  onFormatChange,
  originalBytes,
  upload,
  previewSrc,
  previewLoading,
  onDownload,
  onKeepOriginal,
  downloading = false,
  table,
  compare,
  choice,
  chart,
  bridge,
  labels,
}: JobResultProps) {
  const text = useLabels('jobResult', jobResultLabels, labels);
  const { number } = useFormat();
  if (error) return <ErrorBanner message={error} action={errorAction} />;
  if (loading && !result) return <Loading minHeight={280} />;
  if (!result) return <p className={classes.none}>{text.notAvailable}</p>;

  const available = availableFormats(result);
  const shown = format ? result[format] : undefined;
  const recommended = recommendedFile(result);
  const notes = [
    ...(table && (recommended === 'png' || recommended === 'gif')
      ? [text.inTable(recommended.toUpperCase())]
      : []),
    ...resultNotes(result, format ?? undefined, upload, text, number),
  ];

  return (
    <div className={classes.result}>
      <div className={classes.parts}>
        <div className={classes.choice}>
          <SegmentedControl<ImageFormat | ''>
            aria-label={text.format}
            fullWidth
            value={format ?? ''}
            onChange={(value) => value && onFormatChange(value)}
            data={imageFormats.map((value) => ({
              value,
              label: formatNames[value],
              disabled: !available.includes(value),
            }))}
          />
          {shown && (
            <div className={classes.quality}>
              <span className={classes.label}>{text.quality}</span> {text.q(shown.quality)}
            </div>
          )}
          {notes.length > 0 && (
            <ul className={classes.notes}>
              {notes.map((note) => (
                <li key={note} className={classes.note}>
                  <IconInfoCircle size={16} stroke={1.75} aria-hidden className={classes.icon} />
                  {note}
                </li>
              ))}
            </ul>
          )}
        </div>
        {format && shown && (
          <>
            <div className={classes.picture}>
              <ImagePreview
                size="medium"
                src={previewSrc}
                loading={previewLoading}
                alt={text.preview(formatNames[format], shown.quality)}
              />
            </div>
            <ResultFacts
              shown={shown}
              originalBytes={result.original_size ?? originalBytes}
              downloading={downloading}
              onDownload={() => onDownload(format, shown.quality)}
              onKeepOriginal={onKeepOriginal}
              text={text}
            />
          </>
        )}
      </div>
      <Later>
        {table && <div className={classes.chart}>{table}</div>}
        {compare && <div className={classes.chart}>{compare}</div>}
        {choice && <div className={classes.chart}>{choice}</div>}
        {chart && <div className={classes.chart}>{chart}</div>}
        {bridge && <div className={classes.chart}>{bridge}</div>}
      </Later>
    </div>
  );
}
