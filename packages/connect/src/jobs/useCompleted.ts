import { isUnderWay, type Job } from '@leaf/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells of each job that was under way when the list was read before and is completed now. */
export function useCompleted(
  jobs: readonly Pick<Job, 'id' | 'status'>[] | undefined,
  onCompleted: (id: number) => void,
): void {
  const tell = useEffectEvent(onCompleted);
  const before = useRef(new Set<number>());
  useEffect(() => {
    for (const job of jobs ?? []) {
      if (job.status === 'completed' && before.current.has(job.id)) tell(job.id);
    }
    before.current = new Set((jobs ?? []).filter(isUnderWay).map(({ id }) => id));
  }, [jobs]);
}
