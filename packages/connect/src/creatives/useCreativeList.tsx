import { creativesQuery } from '@leaf/api-client/query';
import { PartBoundary, useLabels } from '@leaf/ui';
import { bundleUploadPanelLabels, type Creative } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDeletion } from '../actions/useDeletion.tsx';
import { DeletedThings } from '../campaigns/DeletedList.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps } from '../errors/errorProps.tsx';
import type { UploadBatch } from '../uploads/FileUploads.tsx';
import { UploadsLoading } from '../uploads/UploadsLoading.tsx';
import { useUsage } from '../usage/useUsage.ts';

const FileUploads = lazyPart(async () => (await import('../uploads/FileUploads.tsx')).FileUploads);

/**
 * The organization's HTML5 creatives, and how to upload and delete them: the props of `BundleListScreen`. `onUnsaved` is
 * called when files are on their way that leaving the list cancels, and when all have ended.
 */
export function useCreativeList(onUnsaved?: (unsaved: boolean) => void) {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const text = useLabels('bundleUploadPanel', bundleUploadPanelLabels);
  const creatives = useQuery(creativesQuery(api), queryClient);
  const usage = useUsage();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: keys.usage });
    return queryClient.invalidateQueries({ queryKey: keys.creatives });
  };
  // Each drop is passed on once; the queue keeps what it was given.
  const [batch, setBatch] = useState<UploadBatch>();
  const { removal, deletingId, notice } = useDeletion({
    remove: ({ id }: { id: number; name: string }) => api.deleteCreative(id),
    restore: ({ id }) => api.restoreCreative(id),
    refresh,
  });
  return {
    creatives: creatives.data ?? [],
    loading: creatives.isPending,
    usage,
    ...errorProps([removal, creatives], connected),
    onUpload: (files: File[], rejected: readonly File[] = []) =>
      setBatch({ files, rejected: rejected.map((file) => ({ file, error: text.notAZip })) }),
    uploads: batch && (
      <PartBoundary>
        <Suspense fallback={<UploadsLoading onUnsaved={onUnsaved} />}>
          <FileUploads
            batch={batch}
            send={(file, { key, signal, onProgress }) =>
              api.uploadCreative(file, { idempotencyKey: key, signal, onProgress })
            }
            known={(hash) => creatives.data?.find(({ sha256 }) => sha256 === hash)?.filename}
            refresh={refresh}
            onClose={() => setBatch(undefined)}
            onUnsaved={onUnsaved}
          />
        </Suspense>
      </PartBoundary>
    ),
    onDelete: ({ id, filename }: Creative) => void removal.run({ id, name: filename }),
    deletingId,
    notice,
    footer: <DeletedThings kind="creative" refresh={refresh} />,
  };
}
