import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../../feedback/SuccessNote/SuccessNote.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { Section } from '../../../layout/Section/Section.tsx';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import type { ImageInfo } from '../../../types.ts';
import { ImagePreview } from '../../ImagePreview/ImagePreview.tsx';
import { imageName, sizeOf } from '../../imageInfo.ts';
import { densitiesFor, type SizesPayload, sizeKey, sizeLists, usualSizes } from '../sizeOrders.ts';
import { FocusPicture } from './FocusPicture.tsx';
import classes from './ImageSizes.module.css';
import { type ImageSizesLabels, imageSizesLabels } from './imageSizesLabels.ts';
import { type SizeChoice, SizeFields } from './SizeFields.tsx';
import { SizePreview } from './SizePreview.tsx';

export type ImageSizesProps = {
  /** The master. Absent while it loads. */
  image?: ImageInfo;
  /** Address of its picture, such as an object URL. */
  src?: string;
  /** The picture is on its way. */
  loading?: boolean;
  /** Loads the picture anew. */
  onRetry?: () => void;
  /** Makes the files. */
  onSubmit: (payload: SizesPayload) => void;
  submitting?: boolean;
  /** Why the files could not be made or saved. */
  error?: string;
  /** The files that were made last. */
  created?: readonly Pick<ImageInfo, 'id'>[];
  /** The page with the files of a set. */
  setHref: (imageIds: readonly number[]) => string;
  /** Saves the files that were made as a ZIP. */
  onDownload: () => void;
  /** Whether a ZIP is being made: its button waits. */
  downloading?: boolean;
  labels?: Partial<ImageSizesLabels>;
};

const [firstList] = sizeLists;
const noFiles: readonly Pick<ImageInfo, 'id'>[] = [];

/** Crops one image to many sizes around the point that matters, each shown as it will be. */
export function ImageSizes({
  image,
  src,
  loading = false,
  onRetry,
  onSubmit,
  submitting = false,
  error,
  created = noFiles,
  setHref,
  onDownload,
  downloading = false,
  labels,
}: ImageSizesProps) {
  const text = useLabels('imageSizes', imageSizesLabels, labels);
  const { number } = useFormat();
  const [focus, setFocus] = useState({ x: 0.5, y: 0.5 });
  const [choice, setChoice] = useState<SizeChoice>({
    list: firstList ?? { id: 'iab-portfolio', sizes: [] },
    keys: new Set(usualSizes),
    scales: [1],
  });
  const [broken, setBroken] = useState<string>();
  const { ref, width: space } = useElementSize();

  const master = sizeOf(image);
  if (image?.animation) return <EmptyState picture="files" message={text.animation} />;
  const drawn = master && src !== undefined && src !== broken ? src : undefined;
  const shown = master
    ? choice.list.sizes
        .filter((size) => choice.keys.has(sizeKey(size)))
        .map((size) => ({ size, scales: densitiesFor(master, size, choice.scales) }))
        .filter(({ scales }) => scales.length > 0)
    : [];
  const isAsked =
    choice.scales.length > 0 && choice.list.sizes.some((size) => choice.keys.has(sizeKey(size)));
  const sizes = shown.flatMap(({ size: { width, height }, scales }) =>
    scales.map((scale) => ({ width, height, scale })),
  );
  return (
    <div className={classes.parts}>
      <div className={classes.tools}>
        <Section title={text.focus} description={text.focusHelp}>
          {drawn && master && image ? (
            <FocusPicture
              src={drawn}
              alt={imageName(image)}
              master={master}
              focus={focus}
              onFocusChange={setFocus}
              onError={() => setBroken(drawn)}
              text={text}
            />
          ) : (
            <ImagePreview size="medium" alt="" loading={loading || !image} onRetry={onRetry} />
          )}
        </Section>
        {master && (
          <Section>
            <form
              className={classes.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (!submitting && sizes.length > 0) onSubmit({ sizes, focus });
              }}
            >
              <ErrorBanner message={error} />
              <SizeFields master={master} choice={choice} onChange={setChoice} text={text} />
              <Button type="submit" loading={submitting} disabled={sizes.length === 0}>
                {text.create(number(sizes.length), sizes.length === 1)}
              </Button>
              <SuccessNote>
                {created.length > 0 && (
                  <>
                    {text.created(number(created.length), created.length === 1)}{' '}
                    <LeafLink href={setHref(created.map(({ id }) => id))}>{text.optimize}</LeafLink>
                  </>
                )}
              </SuccessNote>
              {created.length > 0 && (
                <Button variant="default" disabled={downloading} onClick={onDownload}>
                  {downloading ? text.preparing : text.download}
                </Button>
              )}
            </form>
          </Section>
        )}
      </div>
      <Section title={text.previews}>
        <div ref={ref} className={classes.previews}>
          {shown.length === 0 && master && (
            <EmptyState picture="files" message={isAsked ? text.tooSmall : text.empty} />
          )}
          {drawn &&
            master &&
            shown.map(({ size, scales }) => (
              <SizePreview
                key={sizeKey(size)}
                src={drawn}
                master={master}
                size={size}
                focus={focus}
                scales={scales}
                space={space}
                text={text}
              />
            ))}
        </div>
      </Section>
    </div>
  );
}
