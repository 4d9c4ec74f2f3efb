import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { ListSection } from '../../layout/Section/ListSection.tsx';
import { UsageNote } from '../../organization/UsageNote/UsageNote.tsx';
import type { Usage } from '../../types.ts';
import { BundleList, type BundleListProps } from '../BundleList/BundleList.tsx';
import { bundleListLabels } from '../BundleList/bundleListLabels.ts';
import { BundleUploadPanel } from '../BundleUploadPanel/BundleUploadPanel.tsx';
import classes from './BundleListScreen.module.css';

export const bundleListScreenLabels = {
  title: 'HTML5 creatives',
  description: 'See what a creative loads, and make its pictures lighter under their own names.',
  back: 'Back',
  images: 'Images',
  creatives: bundleListLabels.title,
};

export type BundleListScreenProps = Omit<BundleListProps, 'labels'> & {
  /** The address of the list of images. Default `/creativeli`. */
  backHref?: string;
  /** Takes the ZIPs chosen. */
  onUpload: (files: File[], rejected: File[]) => void;
  /** Files on their way and those that were refused, such as an `UploadQueue`. */
  uploads?: ReactNode;
  /** How much of each limit is used; a note appears when one is nearly reached. */
  usage?: Usage;
  /** Why the list failed to load, or a deletion failed; shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Content below the list, such as `RecentlyDeleted`. */
  footer?: ReactNode;
  labels?: Partial<typeof bundleListScreenLabels>;
};

/** The page /creativeli/html5: upload ZIPs, find the others. */
export function BundleListScreen({
  backHref = '/creativeli',
  onUpload,
  uploads,
  usage,
  error,
  errorAction,
  footer,
  labels,
  ...list
}: BundleListScreenProps) {
  const text = useLabels('bundleListScreen', bundleListScreenLabels, labels);
  const parts = useFocusAfterRemoval<HTMLDivElement>(uploads ? 1 : 0);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        trail={[{ label: text.images, href: backHref }, { label: text.title }]}
        error={error}
        changing={list.deletingId !== undefined}
        errorAction={errorAction}
      />
      <UsageNote usage={usage} of={['creatives', 'bytes']} />
      <div ref={parts} className={classes.parts}>
        <BundleUploadPanel onUpload={onUpload} />
        {uploads}
        <ListSection
          title={text.creatives}
          picture="files"
          rows={list.creatives}
          loading={list.loading}
          error={error}
          footer={footer}
        >
          <BundleList {...list} />
        </ListSection>
      </div>
    </>
  );
}
