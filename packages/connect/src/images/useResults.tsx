import { imageInfoQuery } from '@leaf/api-client/query';
import { PartBoundary } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { ConnectedJobResult, type ConnectedJobResultProps } from './ConnectedJobResult.tsx';

type Shown = Pick<ConnectedJobResultProps, 'rowsHref' | 'readOnly'>;

/** An image, and how the result of one of its jobs is drawn: the same wherever its jobs are listed. */
export function useResults(imageId: number, shown: Shown) {
  const { api, queryClient } = useConnection();
  const info = useQuery(imageInfoQuery(api, imageId), queryClient);
  const renderResult = (job: ConnectedJobResultProps['job']) => (
    <PartBoundary>
      <ConnectedJobResult image={info.data} imageId={imageId} job={job} {...shown} />
    </PartBoundary>
  );
  return { info, renderResult };
}
