import type { CreativeDetail } from '@leaf/api-client';
import { creativeJobResultQuery } from '@leaf/api-client/query';
import { BundleResult, type CreativeJob } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { saveFile } from '../images/saveFile.ts';
import { lightName } from './lightName.ts';
import { Preview } from './Preview.tsx';

type Props = {
  creative: CreativeDetail | undefined;
  /** The id of the creative. */
  id: number;
  job: CreativeJob;
};

/** The result of a job, fetched when its row is opened. */
export function ConnectedBundleResult({ creative, id, job: { id: jobId, preset } }: Props) {
  const connected = useConnection();
  const { api, queryClient } = connected;
  const job = useQuery(creativeJobResultQuery(api, id, jobId), queryClient);
  const download = useAction({
    mutationFn: () => api.getLightCreativeBlob(id, jobId),
    onSuccess: (zip) => saveFile(zip, lightName(creative?.filename ?? `creative-${id}.zip`)),
  });
  const result = job.data?.result;
  return (
    <BundleResult
      result={result}
      bundle={creative}
      preset={preset}
      loading={job.isPending}
      {...errorProps(result ? [download] : [download, job], connected)}
      onDownload={() => void download.run()}
      downloading={download.isPending}
      preview={<Preview id={id} jobId={jobId} />}
    />
  );
}
