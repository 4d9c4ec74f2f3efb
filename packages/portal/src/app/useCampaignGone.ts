import { ApiError } from '@leaf/api-client';
import { campaignsQuery } from '@leaf/api-client/query';
import { useEffect } from 'react';
import { api, queryClient } from './api.ts';

/** On a 404, refetches the list of campaigns; the page derives from it whether its campaign exists. */
export function useCampaignGone(error: unknown) {
  const isDeleted = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isDeleted) void queryClient.invalidateQueries(campaignsQuery(api));
  }, [isDeleted]);
}
