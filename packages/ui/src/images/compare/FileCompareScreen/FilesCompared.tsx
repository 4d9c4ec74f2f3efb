import { VisuallyHidden } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import type { Differences, FileScores, Similarity } from '../differencesIn.ts';
import { ImageCompare } from '../ImageCompare/ImageCompare.tsx';
import { useMeasured } from '../useMeasured.ts';
import classes from './FileCompareScreen.module.css';
import type { FileCompareScreenLabels } from './fileCompareScreenLabels.ts';
import type { FilePicture } from './useFilePictures.ts';
import { useObjectUrl } from './useObjectUrl.ts';

type Props = {
  left: FilePicture;
  right: FilePicture;
  differences: Differences;
  similarity: Similarity;
  text: FileCompareScreenLabels;
};

/** What the figures leave out. */
function notesOf(
  scores: FileScores | null | undefined,
  left: string,
  right: string,
  text: FileCompareScreenLabels,
) {
  const { animated, transparent } = scores ?? {};
  return [
    ...(animated ? [text.firstFrame] : []),
    ...(transparent?.left && !transparent.right ? [text.onWhite(left, right)] : []),
    ...(transparent?.right && !transparent.left ? [text.onBlackToo(right, left)] : []),
  ];
}

/** Two files of the same size in pixels: what they weigh, how similar they are, and where they differ. */
export function FilesCompared({ left, right, differences, similarity, text }: Props) {
  const format = useFormat();
  const [sides, setSides] = useState({ left: 'left', right: 'right' });
  const of = (id: string) => (id === 'left' ? left : right);
  const [a, b] = [of(sides.left).file, of(sides.right).file];
  const [leftUrl, rightUrl] = [useObjectUrl(a), useObjectUrl(b)];
  // The same functions for the same files: what another one measures is measured anew.
  const measure = useCallback((signal: AbortSignal) => differences(a, b, signal), [differences, a, b]);
  const { file: first } = left;
  const { file: second } = right;
  const score = useCallback(
    (signal: AbortSignal) => similarity(first, second, signal),
    [similarity, first, second],
  );
  const scores = useMeasured(score);
  const figure = (value: number | undefined) => {
    if (value !== undefined) return format.ssim(value);
    return scores === null ? text.notMeasured : text.measuring;
  };
  const notes = notesOf(scores, left.file.name, right.file.name, text);
  const told = `${text.ssim}: ${figure(scores?.ssim)}, ${text.msSsim}: ${figure(scores?.msSsim)}`;
  const figures = [
    { id: 'left', label: text.bytes(left.file.name), value: text.kb(format.kilobytes(left.file.size)) },
    { id: 'right', label: text.bytes(right.file.name), value: text.kb(format.kilobytes(right.file.size)) },
    { id: 'ssim', label: text.ssim, value: figure(scores?.ssim) },
    { id: 'msSsim', label: text.msSsim, value: figure(scores?.msSsim) },
  ];
  return (
    <>
      {/* The figures change where nobody may be looking. */}
      <VisuallyHidden role="status">{[told, ...notes].join('. ')}</VisuallyHidden>
      <dl className={classes.figures} aria-label={text.figures}>
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <div className={classes.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <ImageCompare
        files={[
          { id: 'left', name: left.file.name, bytes: left.file.size },
          { id: 'right', name: right.file.name, bytes: right.file.size, ssim: scores?.ssim },
        ]}
        left={{ id: sides.left, src: leftUrl }}
        right={{ id: sides.right, src: rightUrl }}
        size={left}
        onLeftChange={(id) => setSides({ ...sides, left: id })}
        onRightChange={(id) => setSides({ ...sides, right: id })}
        measure={measure}
      />
    </>
  );
}
