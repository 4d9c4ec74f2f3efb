import type { ReactNode } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { PageHeader } from '../../../layout/PageHeader/PageHeader.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { OptimizeForm } from '../../OptimizeForm/OptimizeForm.tsx';
import type { OptimizePayload } from '../../optimizeTarget.ts';
import { ImageSet, type ImageSetProps } from '../ImageSet/ImageSet.tsx';
import classes from './ImageSetScreen.module.css';

export const imageSetScreenLabels = {
  title: (count: string, one: boolean) => (one ? 'Set of 1 image' : `Set of ${count} images`),
  description: 'One job for all of them. Take the recommended file of each image, or choose another.',
  back: 'Back',
  images: 'Images',
  optimize: 'Optimize all',
};

export type ImageSetScreenProps = Omit<ImageSetProps, 'labels'> & {
  /** How many images were selected. */
  count: number;
  /** The address of the image list. */
  backHref?: string;
  /** Creates the job for every image of the set. */
  onSubmit: (payload: OptimizePayload) => void;
  submitting?: boolean;
  /** Why the job could not be created. */
  submitError?: string;
  /** Whether the last job was created. */
  created?: boolean;
  /** Why the set could not be loaded; shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  labels?: Partial<typeof imageSetScreenLabels>;
};

/** The page /creativeli/set: one job over many images, and what it saves. */
export function ImageSetScreen({
  count,
  backHref = '/creativeli',
  onSubmit,
  submitting,
  submitError,
  created,
  error,
  errorAction,
  labels,
  ...set
}: ImageSetScreenProps) {
  const text = useLabels('imageSetScreen', imageSetScreenLabels, labels);
  const format = useFormat();
  const unknown = Boolean(error) && set.entries.length === 0;
  return (
    <>
      <PageHeader
        title={text.title(format.number(count), count === 1)}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        error={error}
        errorAction={errorAction}
      />
      <div className={classes.parts}>
        {!unknown && (
          <Section title={text.images} flush>
            <ImageSet {...set} />
          </Section>
        )}
        <section aria-label={text.optimize}>
          <OptimizeForm onSubmit={onSubmit} submitting={submitting} error={submitError} created={created} />
        </section>
      </div>
    </>
  );
}
