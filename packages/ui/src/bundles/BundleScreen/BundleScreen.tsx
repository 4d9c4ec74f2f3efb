import type { ReactNode } from 'react';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { PageTabs } from '../../layout/PageTabs/PageTabs.tsx';
import type { Creative } from '../bundleTypes.ts';
import { adSize } from '../words.ts';

export const bundleScreenLabels = {
  back: 'Back',
  waiting: 'HTML5 creative',
  missing: 'This creative does not exist.',
  images: 'Images',
  creatives: 'HTML5 creatives',
  tabs: 'Pages of the creative',
  overview: 'Overview',
  optimize: 'Optimize',
  kb: 'KB',
  sized: (size: string) => `Ad size ${size}`,
  unsized: 'No ad size named',
  files: (files: string, one: boolean) => (one ? '1 file' : `${files} files`),
  pictures: (pictures: string, one: boolean) => (one ? '1 picture' : `${pictures} pictures`),
};

export type BundleScreenProps = {
  /** Absent while it loads and if loading failed. */
  creative?: Creative;
  loading?: boolean;
  /** What went wrong, shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The page shown. Default `overview`. */
  tab?: 'overview' | 'optimize';
  /** The page that says what is in the creative. */
  overviewHref: string;
  /** The page with the form of a new job, and the jobs. */
  optimizeHref: string;
  /** The address of the list of creatives. Default `/creativeli/html5`. */
  backHref?: string;
  /** The address of the list of images, in the trail. Default `/creativeli`. */
  imagesHref?: string;
  /** The content of the current tab. */
  children?: ReactNode;
  labels?: Partial<typeof bundleScreenLabels>;
};

/** The frame of /creativeli/html5/{id}: the creative's name and weight, back link and pages. */
export function BundleScreen({
  creative,
  loading = false,
  error,
  errorAction,
  tab = 'overview',
  overviewHref,
  optimizeHref,
  backHref = '/creativeli/html5',
  imagesHref = '/creativeli',
  children,
  labels,
}: BundleScreenProps) {
  const text = useLabels('bundleScreen', bundleScreenLabels, labels);
  const format = useFormat();
  const tabs = [
    { key: 'overview', label: text.overview, href: overviewHref },
    { key: 'optimize', label: text.optimize, href: optimizeHref },
  ];
  const title = creative?.filename ?? text.waiting;
  const trail = [
    { label: text.images, href: imagesHref },
    { label: text.creatives, href: backHref },
    ...(tab === 'overview' || !creative
      ? [{ label: title }]
      : [{ label: title, href: overviewHref }, { label: text[tab] }]),
  ];
  const facts = creative && [
    creative.width === null ? text.unsized : text.sized(adSize(creative, format)),
    `${format.kilobytes(creative.bytes)} ${text.kb}`,
    text.files(format.number(creative.file_count), creative.file_count === 1),
    text.pictures(format.number(creative.picture_count), creative.picture_count === 1),
  ];
  return (
    <>
      <PageHeader
        title={title}
        description={facts?.join(' · ')}
        backHref={backHref}
        backLabel={text.back}
        trail={trail}
        error={error}
        errorAction={errorAction}
      />
      {(creative || !error || children) && <PageTabs name={text.tabs} tabs={tabs} current={tab} />}
      {loading && !children ? <Loading minHeight={320} /> : children}
    </>
  );
}
