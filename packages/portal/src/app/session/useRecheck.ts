import { userQuery } from '@leaf/api-client/query';
import { shownError } from '@leaf/connect/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useNavigationState } from '../history/navigationState.ts';
import { useWords } from '../language/useWords.ts';
import { paths } from '../paths.ts';
import { noteAsked } from './asked.ts';
import { nextStep } from './nextStep.ts';
import { useToken } from './session.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * For pages that wait for somebody else to act: checks at first, regularly and on demand, and moves on once the next
 * step is no longer `here`. Without `atFirst` the page begins with the user as its guard has read them.
 */
export function useRecheck(here: string, { atFirst = true } = {}) {
  const words = useWords();
  const { notice } = useNavigationState();
  const token = useToken();
  const user = useQuery({
    ...userQuery(api),
    enabled: token !== null,
    refetchOnMount: atFirst,
    refetchInterval: LOOK_EVERY_MS,
  });
  useEffect(() => {
    if (user.data) noteAsked(user.data);
  }, [user.data]);
  // Only what the user asked for is shown: the regular checks stay unseen.
  const [check, setCheck] = useState<'running' | 'unchanged'>();
  const recheck = async () => {
    setCheck('running');
    const { isSuccess } = await user.refetch();
    setCheck(isSuccess ? 'unchanged' : undefined);
  };
  // Cached data may predate the request that led here.
  const next = user.data && user.isFetchedAfterMount ? nextStep(user.data) : undefined;
  const moved = next !== undefined && next.split('?')[0] !== here;
  return {
    /** Whoever is signed in, as the page has just read them. */
    user: user.isFetchedAfterMount ? user.data : undefined,
    next: moved ? next : undefined,
    waiting: {
      checking: check === 'running',
      stillWaiting: check === 'unchanged' && !user.error,
      error: shownError(user.error, words.errors) ?? notice,
      signInHref: paths.login,
      onCheckAgain: token ? () => void recheck() : undefined,
    },
  };
}
