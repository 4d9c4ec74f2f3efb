import { EmptyState, ErrorBanner, noValue, Section, UsageNote, useLabels } from '@leaf/ui';
import {
  BundleList,
  type BundleListProps,
  BundleUploadPanel,
  bundleListScreenLabels,
} from '@leaf/ui/bundles';
import { Stack } from '@mantine/core';
import { useCreativeList } from './useCreativeList.tsx';

export type CreativeListProps = {
  /** The address of a creative in your app. Keep the same function between renders. Without it they open with `onOpen`. */
  creativeHref?: (creative: { id: number }) => string;
  /** Opens a creative in place, where `creativeHref` is absent: show its `CreativeViewer`. */
  onOpen?: (creative: { id: number }) => void;
  /** Creatives can only be opened. */
  readOnly?: boolean;
  /** Called when files are on their way that leaving the list cancels, and when all have ended. */
  onUnsaved?: (unsaved: boolean) => void;
};

/** The organization's HTML5 creatives: upload ZIPs, open or delete one, and bring deleted ones back. */
export function CreativeList({ creativeHref, onOpen, readOnly = false, onUnsaved }: CreativeListProps) {
  const text = useLabels('bundleListScreen', bundleListScreenLabels);
  const list = useCreativeList(onUnsaved);
  const { creatives, loading, error, deletingId, onDelete, notice } = list;
  // If the list failed to load, it must not look empty.
  const unknown = error !== undefined && creatives.length === 0 && !loading;
  const opening: Pick<BundleListProps, 'creativeHref' | 'onOpen'> = { creativeHref, onOpen };
  return (
    <Stack gap="lg">
      <ErrorBanner message={error} action={list.errorAction} />
      {!readOnly && (
        <>
          <UsageNote usage={list.usage} of={['creatives', 'bytes']} />
          <BundleUploadPanel onUpload={list.onUpload} />
          {list.uploads}
        </>
      )}
      <Section title={text.creatives} flush>
        {unknown ? (
          <EmptyState picture="files" message={noValue} />
        ) : (
          <BundleList
            {...{ creatives, loading }}
            {...opening}
            {...(!readOnly && { deletingId, onDelete, notice })}
          />
        )}
        {!readOnly && list.footer}
      </Section>
    </Stack>
  );
}
