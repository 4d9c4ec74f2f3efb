import type { ReactNode } from 'react';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { PageTabs } from '../../layout/PageTabs/PageTabs.tsx';
import type { ImageInfo } from '../../types.ts';
import { imageName } from '../imageInfo.ts';

export const imageDetailScreenLabels = {
  back: 'Back',
  waiting: 'Image',
  images: 'Images',
  untitled: (id: number) => `Image #${id}`,
  tabs: 'Image pages',
  overview: 'Overview',
  optimize: 'Optimize',
  sizes: 'Sizes',
};

export type ImageDetailScreenProps = {
  /** Absent while it loads and if loading failed. */
  image?: Pick<ImageInfo, 'id' | 'filename'>;
  loading?: boolean;
  /** What went wrong, shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The page shown. Default `overview`. */
  tab?: 'overview' | 'optimize' | 'sizes';
  /** The page with the picture and its jobs. */
  overviewHref: string;
  /** The page with the form of a new job. */
  optimizeHref: string;
  /** The page that crops the image to other sizes. Without it there is no such tab. */
  sizesHref?: string;
  /** The address of the list of images. Default `/creativeli`. */
  backHref?: string;
  /** The content of the current tab. */
  children?: ReactNode;
  labels?: Partial<typeof imageDetailScreenLabels>;
};

/** The frame of /creativeli/{id}: the image's name, back link and pages. */
export function ImageDetailScreen({
  image,
  loading = false,
  error,
  errorAction,
  tab = 'overview',
  overviewHref,
  optimizeHref,
  sizesHref,
  backHref = '/creativeli',
  children,
  labels,
}: ImageDetailScreenProps) {
  const text = useLabels('imageDetailScreen', imageDetailScreenLabels, labels);
  const tabs = [
    { key: 'overview', label: text.overview, href: overviewHref },
    { key: 'optimize', label: text.optimize, href: optimizeHref },
    ...(sizesHref ? [{ key: 'sizes', label: text.sizes, href: sizesHref }] : []),
  ];
  const title = image ? imageName(image, text.untitled) : text.waiting;
  const trail = [
    { label: text.images, href: backHref },
    ...(tab === 'overview' || !image
      ? [{ label: title }]
      : [{ label: title, href: overviewHref }, { label: text[tab] }]),
  ];
  return (
    <>
      <PageHeader
        title={title}
        backHref={backHref}
        backLabel={text.back}
        trail={trail}
        error={error}
        errorAction={errorAction}
      />
      {(image || !error || children) && <PageTabs name={text.tabs} tabs={tabs} current={tab} />}
      {loading && !children ? <Loading minHeight={320} /> : children}
    </>
  );
}
