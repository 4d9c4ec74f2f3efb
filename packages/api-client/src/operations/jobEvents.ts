import { ofConnection } from '../client/connection.ts';
import type { CreativeJobState, JobEvent, JobState, PointState } from '../contract.ts';

/** Longer than the server is ever silent. */
const SILENT_MS = 50_000;

/** Called with what has changed: jobs of images, qualities that were asked for, and jobs of HTML5 creatives. */
export type OnJobs = (jobs: JobState[], points: PointState[], creatives: CreativeJobState[]) => void;

const isEvent = (data: unknown): data is Pick<JobEvent, 'jobs'> & Partial<JobEvent> =>
  typeof data === 'object' && data !== null && 'jobs' in data && Array.isArray(data.jobs);

/** What one block of `text/event-stream` tells; undefined for a comment, or an event of another kind. */
export function eventIn(block: string): JobEvent | undefined {
  const fields = block.split(/\r\n|\r|\n/).map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    return { name, value };
  });
  const valuesOf = (wanted: string) => fields.filter(({ name }) => name === wanted).map(({ value }) => value);
  if (valuesOf('event').at(-1) !== 'jobs') return undefined;
  const data: unknown = JSON.parse(valuesOf('data').join('\n'));
  return isEvent(data)
    ? { jobs: data.jobs, points: data.points ?? [], creatives: data.creatives ?? [] }
    : undefined;
}

/**
 * Reads events until the stream ends.
 * @throws what ended it too soon: a broken connection, a stream that fell silent, or an event that cannot be read
 */
export async function readJobEvents(
  stream: ReadableStream<Uint8Array>,
  onJobs: OnJobs,
  silentMs: number = SILENT_MS,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new DOMException('The server fell silent.', 'TimeoutError')),
          silentMs,
        );
      });
      const read = reader.read().catch((failure: unknown) => {
        throw ofConnection(failure);
      });
      const { done, value } = await Promise.race([read, silence]).finally(() => clearTimeout(timer));
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) onJobs(event.jobs, event.points, event.creatives);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
