import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { NumberField } from '../../form/NumberField/NumberField.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { findField } from '../../layout/focusFirstError.ts';
import { formatNames, type ImageFormat } from '../imageFormats.ts';
import classes from './MeasureQuality.module.css';
import { type MeasureQualityLabels, measureQualityLabels } from './measureQualityLabels.ts';

/** A quality that was asked for. */
export type AskedQuality = {
  format: ImageFormat;
  quality: number;
  /** `queued`, `running`, `completed` or `failed`; others are not shown. */
  status: string;
  /** Why it could not be measured. */
  error?: string | null;
};

export type MeasureQualityProps = {
  /** The format whose quality is asked for. */
  format: ImageFormat;
  /** A whole number from 1 to 100 was entered; it may be measured already. */
  onMeasure: (file: { format: ImageFormat; quality: number }) => void;
  /** The request is being sent. */
  submitting?: boolean;
  /** Why it could not be sent, or what was asked for before not be loaded. */
  error?: string;
  /** What to do about it, such as a retry button. */
  errorAction?: ReactNode;
  /** What was asked for before, of any format; waiting, running and failed ones are named. */
  asked?: readonly AskedQuality[];
  /** What the user asked for last, once it is measured. */
  measured?: { format: ImageFormat; quality: number };
  labels?: Partial<typeof measureQualityLabels>;
};

/** The whole number from 1 to 100 in a text; undefined for any other. */
function qualityIn(typed: string): number | undefined {
  const quality = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return quality >= 1 && quality <= 100 ? quality : undefined;
}

function sentenceOf({ format, quality, status, error }: AskedQuality, text: MeasureQualityLabels) {
  const name = formatNames[format];
  if (status === 'queued') return text.queued(name, quality);
  if (status === 'running') return text.running(name, quality);
  if (status !== 'failed') return undefined;
  return [text.failed(name, quality), error].filter(Boolean).join(' ');
}

/** Asks for a quality that no job has measured. */
export function MeasureQuality({
  format,
  onMeasure,
  submitting = false,
  error,
  errorAction,
  asked = [],
  measured,
  labels,
}: MeasureQualityProps) {
  const text = useLabels('measureQuality', measureQualityLabels, labels);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const quality = qualityIn(typed);
  const notes = asked.flatMap((one) => {
    const sentence = sentenceOf(one, text);
    return sentence ? [{ key: `${one.format}-${one.quality}`, sentence }] : [];
  });
  return (
    <div className={classes.part}>
      <ErrorBanner message={error} action={errorAction} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (quality === undefined) findField(event.currentTarget, ['quality'])?.focus();
          else if (!submitting) onMeasure({ format, quality });
        }}
      >
        <NumberField
          kind="digits"
          data-path="quality"
          className={classes.field}
          label={text.quality(formatNames[format])}
          description={text.help}
          min={1}
          max={100}
          value={typed}
          onChange={setTyped}
          error={tried && quality === undefined ? text.invalid : undefined}
        />
        <Button type="submit" variant="default" className={classes.button} loading={submitting}>
          {text.measure}
        </Button>
      </form>
      <div role="status" className={classes.notes}>
        {measured && (
          <p className={classes.note}>{text.measured(formatNames[measured.format], measured.quality)}</p>
        )}
        {notes.map(({ key, sentence }) => (
          <p key={key} className={classes.note}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
