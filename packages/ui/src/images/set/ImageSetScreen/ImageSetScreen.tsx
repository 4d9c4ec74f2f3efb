import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { PageHeader } from '../../../layout/PageHeader/PageHeader.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { OptimizeForm, type OptimizeFormProps } from '../../OptimizeForm/OptimizeForm.tsx';
import type { OptimizePayload } from '../../optimizeTarget.ts';
import { ImageSet, type ImageSetProps } from '../ImageSet/ImageSet.tsx';
import { type SetRow, setRow } from '../setFiles.ts';
import { ChoicesChanged } from './ChoicesChanged.tsx';
import classes from './ImageSetScreen.module.css';

export const imageSetScreenLabels = {
  title: (count: string, one: boolean) => (one ? 'Set of 1 image' : `Set of ${count} images`),
  description: 'One job for all of them. Take the recommended file of each image, or choose another.',
  back: 'Back',
  list: 'Images',
  images: 'Images',
  budget: 'Budget',
  optimize: 'Optimize all',
  download: (count: string) => `Download ZIP (${count})`,
  preparing: 'Preparing…',
  changed: (count: string, one: boolean) =>
    one ? 'The file of 1 image was chosen.' : `The files of ${count} images were chosen.`,
  undo: 'Undo',
  release: 'Take the recommended file of all',
  stillChosen: (count: string, one: boolean) =>
    one ? '1 image keeps the file chosen by hand.' : `${count} images keep the file chosen by hand.`,
  cut: (most: string, asked: string) =>
    `The first ${most} of ${asked} images are shown: a set has at most ${most}.`,
  partly: (refusal: string, count: string, one: boolean) =>
    `${refusal} ${one ? '1 image is' : `${count} images are`} started: press again for the rest.`,
};

export type ImageSetScreenProps = Omit<ImageSetProps, 'labels'> & {
  /** How many images were selected. */
  count: number;
  /** More images were asked for than a set has: how many it has at most, and how many were asked for. */
  cut?: { most: number; asked: number };
  /** The address of the image list. */
  backHref?: string;
  /** Creates the job for every image of the set. */
  onSubmit: (payload: OptimizePayload) => void;
  submitting?: boolean;
  /** Why the job could not be created. */
  submitError?: string;
  /** How many images had got their job before it could not be created for the others. */
  submitStarted?: number;
  /** Whether the last job was created. */
  created?: boolean;
  /** The settings that the organization keeps under names. */
  kept?: OptimizeFormProps['kept'];
  /** Saves the files that are taken as a ZIP: of each image the file, or the upload. Without it there is no button. */
  onDownload?: (files: readonly SetRow[]) => void;
  /** Whether a ZIP is being made: its button waits. */
  downloading?: boolean;
  /** How many choices the last change made; its `onUndo` is offered. */
  changed?: number;
  /** Takes the last change of choices back. */
  onUndo?: () => void;
  /** Gives up the files chosen by hand of these images; offered while there are any. */
  onRelease?: (imageIds: readonly number[]) => void;
  /** A limit for all files together: `SetBudget`. */
  budget?: ReactNode;
  /** Why the set could not be loaded; shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  labels?: Partial<typeof imageSetScreenLabels>;
};

/** The page /creativeli/set: one job over many images, and what it saves. */
export function ImageSetScreen({
  count,
  cut,
  backHref = '/creativeli',
  onSubmit,
  submitting,
  submitError,
  submitStarted = 0,
  created,
  kept,
  onDownload,
  downloading = false,
  changed = 0,
  onUndo,
  onRelease,
  budget,
  error,
  errorAction,
  labels,
  ...set
}: ImageSetScreenProps) {
  const text = useLabels('imageSetScreen', imageSetScreenLabels, labels);
  const format = useFormat();
  const finished = set.entries.map(setRow).filter(({ files }) => files.length > 0);
  const byHand = set.entries.filter(({ chosen }) => chosen).map(({ image }) => image.id);
  const refusal =
    submitError && submitStarted > 0
      ? text.partly(submitError, format.number(submitStarted), submitStarted === 1)
      : submitError;
  const none = set.entries.length === 0 && !set.loading;
  const unknown = none && Boolean(error);
  const title = text.title(format.number(count), count === 1);
  return (
    <>
      <PageHeader
        title={title}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        trail={[{ label: text.list, href: backHref }, { label: title }]}
        error={error}
        errorAction={errorAction}
      />
      {!unknown && (
        <div className={classes.parts}>
          {cut && (
            <p className={classes.cut}>{text.cut(format.number(cut.most), format.number(cut.asked))}</p>
          )}
          <Section
            title={text.images}
            flush
            actions={
              <>
                {onRelease && byHand.length > 0 && (
                  <Button variant="subtle" onClick={() => onRelease(byHand)}>
                    {text.release}
                  </Button>
                )}
                {onDownload && (set.loading || finished.length > 0) && (
                  <Button
                    variant="default"
                    disabled={set.loading || downloading}
                    onClick={() => onDownload(finished)}
                  >
                    {downloading
                      ? text.preparing
                      : text.download(format.number(set.loading ? count : finished.length))}
                  </Button>
                )}
              </>
            }
          >
            <ImageSet {...set} />
          </Section>
          <ChoicesChanged count={changed} onUndo={onUndo} text={text} />
          {set.entries.length > 0 && (
            <section aria-label={text.optimize}>
              <OptimizeForm
                onSubmit={onSubmit}
                submitting={submitting}
                error={refusal}
                created={created}
                kept={kept}
              />
            </section>
          )}
          {/* Last: it comes with the first result, and moves nothing that may be in use. */}
          {budget && finished.length > 0 && <Section title={text.budget}>{budget}</Section>}
        </div>
      )}
    </>
  );
}
