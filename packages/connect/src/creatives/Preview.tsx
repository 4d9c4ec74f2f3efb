import { creativeQuery } from '@leaf/api-client/query';
import { BundlePreview } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { shownError } from '../errors/shownError.ts';

type PreviewProps = {
  /** The id of the creative. */
  id: number;
  /** The job whose lighter version stands beside the upload. */
  jobId?: number;
};

/** A creative as it runs. Its addresses are asked for when it is to be shown, and each time it runs anew. */
export function Preview({ id, jobId }: PreviewProps) {
  const { api, keys, queryClient, words } = useConnection();
  const creative = useQuery(creativeQuery(api, id), queryClient);
  const [shown, setShown] = useState(false);
  const of = (job?: number) => ({
    queryKey: [...keys.creative(id), 'preview', job ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.previewCreative(id, job === undefined ? {} : { job }, { signal }),
    // An address works for some minutes: each visit asks for its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const original = useQuery({ ...of(), enabled: shown }, queryClient);
  const lighter = useQuery({ ...of(jobId), enabled: shown && jobId !== undefined }, queryClient);
  const sideOf = ({ data, isFetching, error }: typeof original) =>
    isFetching ? {} : { url: error ? undefined : data?.url, error: shownError(error, words.errors) };
  return (
    <BundlePreview
      original={sideOf(original)}
      lighter={jobId === undefined ? undefined : sideOf(lighter)}
      size={creative.data?.inventory.size}
      shown={shown}
      onShow={() => {
        if (shown) {
          void original.refetch();
          if (jobId !== undefined) void lighter.refetch();
        }
        setShown(true);
      }}
    />
  );
}
