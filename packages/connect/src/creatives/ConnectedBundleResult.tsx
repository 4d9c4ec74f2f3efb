import type { CreativeDetail } from '@leaf/api-client';
import { creativeJobResultQuery } from '@leaf/api-client/query';
import { useLabels } from '@leaf/ui';
import { BundleResult, bundleWeightLabels, type CreativeJob } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../actions/saveFile.ts';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { LoadedPart } from '../connection/LoadedPart.tsx';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps } from '../errors/errorProps.tsx';
import { lightName } from './lightName.ts';
import { Preview } from './Preview.tsx';

const JobWeight = lazyPart(async () => (await import('../jobs/JobWeight.tsx')).JobWeight);

type Props = {
  creative: CreativeDetail | undefined;
  /** The id of the creative. */
  id: number;
  job: CreativeJob;
  /** The address of a campaign's delivery rows in the app around it. */
  rowsHref: ((campaignId: number) => string) | undefined;
  /** Nothing is written. */
  readOnly: boolean;
};

/** The result of a job, fetched when its row is opened. */
export function ConnectedBundleResult({ creative, id, job, rowsHref, readOnly }: Props) {
  const { id: jobId, preset } = job;
  const weightWords = useLabels('bundleWeight', bundleWeightLabels);
  const connected = useConnection();
  const { api, queryClient } = connected;
  const filename = creative?.filename ?? `creative-${id}.zip`;
  const read = useQuery(creativeJobResultQuery(api, id, jobId), queryClient);
  const download = useAction({
    mutationFn: () => api.getLightCreativeBlob(id, jobId),
    onSuccess: (zip) => saveFile(zip, lightName(filename)),
  });
  const result = read.data?.result;
  return (
    <BundleResult
      result={result}
      bundle={creative}
      preset={preset}
      loading={read.isPending}
      {...errorProps(result ? [download] : [download, read], connected)}
      onDownload={() => void download.run()}
      downloading={download.isPending}
      preview={<Preview id={id} jobId={jobId} />}
      bridge={
        result && (
          <LoadedPart minHeight={160}>
            <JobWeight
              name={lightName(filename)}
              bytes={{ before: result.before.initial.transfer, after: result.after.initial.transfer }}
              rowsHref={rowsHref}
              readOnly={readOnly}
              labels={weightWords}
            />
          </LoadedPart>
        )
      }
    />
  );
}
