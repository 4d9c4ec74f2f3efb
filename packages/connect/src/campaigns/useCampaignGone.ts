import { ApiError } from '@leaf/api-client';
import { useEffect } from 'react';
import { useConnection } from '../connection/connectionContext.ts';

/** On a 404, refetches the list of campaigns; the page derives from it whether its campaign exists. */
export function useCampaignGone(error: unknown) {
  const { keys, queryClient } = useConnection();
  const isDeleted = error instanceof ApiError && error.status === 404;
  const { campaigns } = keys;
  useEffect(() => {
    if (isDeleted) void queryClient.invalidateQueries({ queryKey: campaigns });
  }, [isDeleted, queryClient, campaigns]);
}
