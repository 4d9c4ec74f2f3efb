import type { Format } from '@leaf/api-client';
import { bestFormat, type ImageJobResult, withFile } from '@leaf/ui';
import { useState } from 'react';

/** A file that a job can measure. */
export type MeasuredFile = { format: Format; quality: number };

/** Which of a job's files is shown: the best one, until another is chosen. */
export function useShownFile(result: ImageJobResult | undefined) {
  // A format is shown with the file chosen for it, until a point of the chart is.
  const [chosen, setChosen] = useState<{ format: Format; quality?: number }>();
  // A quality that was asked for is shown once it is measured.
  const [wanted, setWanted] = useState<MeasuredFile>();
  const isMeasured = ({ format, quality }: MeasuredFile) =>
    result !== undefined && withFile(result, format, quality)[format]?.quality === quality;
  const file = wanted && isMeasured(wanted) ? wanted : chosen;
  const format = file?.format ?? (result ? bestFormat(result) : undefined);
  const quality = file?.quality ?? (format && result?.[format]?.quality);
  return {
    format,
    quality,
    /** The result with this file as its format's. */
    shown: result && format && quality !== undefined ? withFile(result, format, quality) : result,
    choose: (next: { format: Format; quality?: number }) => {
      setWanted(undefined);
      setChosen(next);
    },
    showOnceMeasured: setWanted,
    isMeasured,
  };
}
