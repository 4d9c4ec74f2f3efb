import { CopyButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import classes from './CopyFigure.module.css';
import { figureTraceLabels } from './labels.ts';

/** Copies a figure with all its digits. */
export function CopyFigure({ value, unit }: { value: number; unit: string }) {
  const text = useLabels('figureTrace', figureTraceLabels);
  const format = useFormat();
  return (
    <CopyButton value={format.pasted(value)}>
      {({ copied, copy }) => (
        <>
          <button
            type="button"
            className={classes.copy}
            aria-label={text.copy(`${format.exact(value)} ${unit}`)}
            title={text.copy(`${format.exact(value)} ${unit}`)}
            onClick={copy}
          >
            {copied ? (
              <IconCheck size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.75} aria-hidden />
            )}
          </button>
          <VisuallyHidden role="status">{copied && text.copied}</VisuallyHidden>
        </>
      )}
    </CopyButton>
  );
}
