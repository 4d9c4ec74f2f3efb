import { imageInfoQuery } from '@leaf/api-client/query';
import { ErrorBanner, imageDetailScreenLabels, imageName, useLabels } from '@leaf/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartHeader } from '../actions/PartHeader.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { ImageJobs, type ImageJobsProps } from './ImageJobs.tsx';
import { NewJob } from './NewJob.tsx';
import { useJobNotifications } from './useJobs.ts';

type OneImageProps = Pick<ImageJobsProps, 'id' | 'rowsHref'> & {
  readOnly: boolean;
  /** Leads back to the list. */
  onBack?: () => void;
};

/** One image: its jobs and their results, or the form of a new job. */
export function OneImage({ id, rowsHref, readOnly, onBack }: OneImageProps) {
  const text = useLabels('imageDetailScreen', imageDetailScreenLabels);
  const connected = useConnection();
  const { api, queryClient } = connected;
  const info = useQuery(imageInfoQuery(api, id), queryClient);
  useJobNotifications(id, info.data !== undefined);
  const [optimising, setOptimising] = useState(false);
  const { error, errorAction } = errorProps([info], connected);
  const optimise = !readOnly && info.data && (
    <Button onClick={() => setOptimising(true)}>{text.optimize}</Button>
  );
  return (
    <>
      <PartHeader
        title={info.data ? imageName(info.data, text.untitled) : text.waiting}
        shown={optimising}
        onBack={optimising ? () => setOptimising(false) : onBack}
        backLabel={text.back}
        actions={!optimising && optimise}
      />
      <ErrorBanner message={error} action={errorAction} />
      {optimising && !readOnly ? (
        <NewJob id={id} onCreated={() => setOptimising(false)} />
      ) : (
        <ImageJobs id={id} rowsHref={rowsHref} readOnly={readOnly} emptyAction={optimise} />
      )}
    </>
  );
}
