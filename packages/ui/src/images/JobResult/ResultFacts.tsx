import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import type { FormatResult } from '../../types.ts';
import type { jobResultLabels } from './jobResultLabels.ts';
import classes from './ResultFacts.module.css';
import { SizeComparison } from './SizeComparison.tsx';

export type ResultFactsProps = {
  shown: FormatResult;
  originalBytes?: number;
  downloading: boolean;
  onDownload: () => void;
  /** Saves the upload, which is offered first if the file is not smaller. */
  onKeepOriginal?: () => void;
  text: typeof jobResultLabels;
};

/** The size of one format's file compared with the upload, its similarity, and the download. */
export function ResultFacts({
  shown,
  originalBytes,
  downloading,
  onDownload,
  onKeepOriginal,
  text,
}: ResultFactsProps) {
  const format = useFormat();
  const figures = [
    { label: text.ssim, value: format.ssim(shown.ssim), exact: format.exact(shown.ssim) },
    ...(shown.ms_ssim == null
      ? []
      : [{ label: text.msSsim, value: format.ssim(shown.ms_ssim), exact: format.exact(shown.ms_ssim) }]),
  ];
  const keeps = onKeepOriginal !== undefined && originalBytes !== undefined && shown.size >= originalBytes;
  return (
    <div className={classes.facts}>
      <SizeComparison bytes={shown.size} originalBytes={originalBytes} labels={text} />
      <dl className={classes.figures}>
        {figures.map(({ label, value, exact }) => (
          <div key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value} title={exact}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {keeps && (
        <Button className={classes.download} onClick={onKeepOriginal}>
          {text.keepOriginal}
        </Button>
      )}
      <Button
        className={classes.download}
        variant={keeps ? 'default' : undefined}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        disabled={downloading}
        onClick={onDownload}
      >
        {downloading ? text.preparing : text.download}
      </Button>
    </div>
  );
}
