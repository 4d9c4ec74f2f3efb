import type { SsimMap } from '@leaf/optimiser/browser';
import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useId, useState } from 'react';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import type { Size } from '../../imageInfo.ts';
import { saving } from '../../jobResult.ts';
import type { ComparedFile } from '../comparedFiles.ts';
import { useMeasured } from '../useMeasured.ts';
import { CompareStage } from './CompareStage.tsx';
import { CompareTools, HoldButton } from './CompareTools.tsx';
import { DifferenceNote } from './DifferenceNote.tsx';
import classes from './ImageCompare.module.css';
import { imageCompareLabels } from './imageCompareLabels.ts';
import { SideSelect } from './SideSelect.tsx';
import type { CompareView, Zoom } from './stage.ts';

/** One side: which file it shows, and the address of its picture. */
export type CompareSide = {
  /** Id of one of the `files`. */
  id: string;
  /** Address of the picture, such as an object URL; absent while it loads. */
  src?: string;
  /** The picture could not be loaded. */
  failed?: boolean;
};

export type ImageCompareProps = {
  /** The files to choose from: `comparedFiles` of a result. */
  files: readonly ComparedFile[];
  /** The file on the left, or below. */
  left: CompareSide;
  /** The file on the right, or on top. */
  right: CompareSide;
  /** Size of the pictures in pixels. */
  size: Size;
  /** Another file was chosen for the left. */
  onLeftChange: (id: string) => void;
  /** Another file was chosen for the right. */
  onRightChange: (id: string) => void;
  /**
   * Measures where the two pictures differ: `differencesIn` with the files of both sides. Absent until both
   * are loaded. Pass the same function on every render for the same files.
   */
  measure?: (signal: AbortSignal) => Promise<SsimMap>;
  /** One of the two is a CMYK upload: beside the map is said that browsers draw its colours differently. */
  cmyk?: boolean;
  /** Loads a picture that failed anew; offered while one is missing. */
  onRetry?: () => void;
  labels?: Partial<typeof imageCompareLabels>;
};

/**
 * Two pictures at the same zoom and position: with a divider, side by side or one at a time, and a map of
 * where they differ.
 */
export function ImageCompare({
  files,
  left,
  right,
  size,
  onLeftChange,
  onRightChange,
  measure,
  cmyk = false,
  onRetry,
  labels,
}: ImageCompareProps) {
  const text = useLabels('imageCompare', imageCompareLabels, labels);
  const format = useFormat();
  const id = useId();
  const still = useReducedMotion();
  const [view, setView] = useState<CompareView>('slider');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [split, setSplit] = useState(50);
  const [shown, setShown] = useState<'left' | 'right'>('right');
  const [paused, setPaused] = useState<boolean>();
  const [mapShown, setMapShown] = useState(false);
  const map = useMeasured(mapShown ? measure : undefined);

  const fileOf = ({ id: wanted }: CompareSide) => files.find((file) => file.id === wanted);
  const [leftFile, rightFile] = [fileOf(left), fileOf(right)];
  const nameOf = (file: ComparedFile | undefined) => file?.name ?? '';
  const ssimOf = (file: ComparedFile) => (file.ssim === undefined ? undefined : format.ssim(file.ssim));
  const say = (file: ComparedFile | undefined) =>
    file ? text.saying(file.name, format.kilobytes(file.bytes), ssimOf(file)) : '';
  const saved = rightFile?.bytes ? saving(rightFile.bytes, leftFile?.bytes) : undefined;
  const percent = format.percent(Math.abs(saved ?? 0));
  const flickers = view === 'flicker' && !(paused ?? still);
  const shownName = nameOf(shown === 'left' ? leftFile : rightFile);
  const look = (next: CompareView) => {
    setView(next);
    setShown('right');
  };

  return (
    <figure className={classes.compare} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <figcaption>
        <div id={`${id}-title`} className={classes.title}>
          {text.title}
        </div>
        <p id={`${id}-summary`} className={classes.summary}>
          {text.summary(say(leftFile), say(rightFile))}{' '}
          {saved !== undefined && saved !== 0 && (saved > 0 ? text.smaller(percent) : text.larger(percent))}
        </p>
      </figcaption>
      <div className={classes.sides}>
        <SideSelect label={text.left} files={files} value={left.id} onChange={onLeftChange} text={text} />
        <SideSelect label={text.right} files={files} value={right.id} onChange={onRightChange} text={text} />
      </div>
      <CompareTools
        view={view}
        onViewChange={look}
        zoom={zoom}
        onZoomChange={setZoom}
        mapShown={mapShown}
        onMapChange={setMapShown}
        text={text}
      />
      <CompareStage
        left={{ src: left.src, failed: left.failed, name: nameOf(leftFile) }}
        right={{ src: right.src, failed: right.failed, name: nameOf(rightFile) }}
        picture={size}
        view={view}
        zoom={zoom}
        split={split / 100}
        shown={shown}
        flickers={flickers}
        map={map ?? undefined}
        text={text}
      >
        {view === 'slider' && (
          <>
            <span className={classes.line} style={{ left: `${split}%` }} aria-hidden />
            <input
              type="range"
              className={classes.divider}
              aria-label={text.divider}
              aria-valuetext={text.divided(nameOf(leftFile), format.percent(split / 100))}
              min={0}
              max={100}
              value={split}
              onChange={(event) => setSplit(Number(event.currentTarget.value))}
            />
          </>
        )}
      </CompareStage>
      {view === 'hold' && (
        <HoldButton
          name={nameOf(leftFile)}
          onHold={(held) => setShown(held ? 'left' : 'right')}
          text={text}
        />
      )}
      {view === 'flicker' && (
        <div className={classes.tools}>
          <Button variant="default" onClick={() => setPaused(flickers)}>
            {flickers ? text.pause : text.play}
          </Button>
          {!flickers && (
            <Button variant="default" onClick={() => setShown(shown === 'left' ? 'right' : 'left')}>
              {text.other}
            </Button>
          )}
        </div>
      )}
      {(view === 'hold' || (view === 'flicker' && !flickers)) && (
        <p role="status" className={classes.sentence}>
          {text.shown(shownName)}
        </p>
      )}
      {onRetry && (left.failed || right.failed) && (
        <div>
          <ErrorStep onRetry={onRetry} />
        </div>
      )}
      {mapShown && <DifferenceNote map={map} cmyk={cmyk} text={text} />}
    </figure>
  );
}
