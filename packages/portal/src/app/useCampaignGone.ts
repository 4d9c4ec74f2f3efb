import { ApiError } from '@leaf/api-client';
import { campaignsQuery } from '@leaf/api-client/query';
import { useEffect } from 'react';
import { api, queryClient } from './api.ts';

/** A campaign that is gone shows in the list of campaigns, by which its page goes. */
export function useCampaignGone(error: unknown) {
  const gone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (gone) void queryClient.invalidateQueries(campaignsQuery(api));
  }, [gone]);
}
