import { JOB_POLL_MS } from '@leaf/api-client/query';
import { mayPass } from '../errors/errorProps.tsx';

/** Asks for jobs again and again, until the server refuses for good. */
export const untilRefused = ({ state }: { state: { error: unknown } }): number | false =>
  (!state.error || mayPass(state.error)) && JOB_POLL_MS;
