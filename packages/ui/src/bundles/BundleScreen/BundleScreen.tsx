import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { PageTabs } from '../../layout/PageTabs/PageTabs.tsx';
import type { Creative } from '../bundleTypes.ts';
import { type BundleScreenLabels, bundleScreenLabels } from './bundleScreenLabels.ts';
import { useBundleFacts } from './useBundleFacts.ts';

export type BundleScreenProps = {
  /** Absent while it loads and if loading failed. */
  creative?: Creative;
  loading?: boolean;
  /** What went wrong, shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Saves the ZIP as it was uploaded. Without it there is no button. */
  onDownload?: () => void;
  /** The download is being prepared. */
  downloading?: boolean;
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
  labels?: Partial<BundleScreenLabels>;
};

/** The frame of /creativeli/html5/{id}: the creative's name and weight, back link and pages. */
export function BundleScreen({
  creative,
  loading = false,
  error,
  errorAction,
  onDownload,
  downloading = false,
  tab = 'overview',
  overviewHref,
  optimizeHref,
  backHref = '/creativeli/html5',
  imagesHref = '/creativeli',
  children,
  labels,
}: BundleScreenProps) {
  const text = useLabels('bundleScreen', bundleScreenLabels, labels);
  const facts = useBundleFacts(creative, text);
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
  // The page reads what it shows, and appears where it stays: the height of the header is not known before.
  const waiting = loading && !(creative && children);
  return (
    <>
      <PageHeader
        title={title}
        description={facts}
        backHref={backHref}
        backLabel={text.back}
        trail={trail}
        error={error}
        errorAction={errorAction}
        actions={
          creative &&
          onDownload && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              disabled={downloading}
              onClick={onDownload}
            >
              {downloading ? text.preparing : text.download}
            </Button>
          )
        }
      />
      {(creative || !error || children) && <PageTabs name={text.tabs} tabs={tabs} current={tab} />}
      {waiting && <Loading minHeight={320} />}
      <div hidden={waiting}>{children}</div>
    </>
  );
}
