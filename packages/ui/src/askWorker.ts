/**
 * Asks a worker of its own, which ends with the answer: that frees its memory and lets an aborted call stop at once.
 * Rejects if no worker starts, as where a policy of the page forbids them.
 * @param take the result that a message brings; undefined if another message follows
 * @param faultOf what an `error` of the worker means: an `ErrorEvent` if it ran, otherwise it did not start
 */
export const askWorker = <Message, Result>(
  start: () => Worker,
  call: unknown,
  take: (message: Message) => Result | undefined,
  faultOf: (event: Event) => Error,
  signal?: AbortSignal,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = start();
    } catch {
      return reject(faultOf(new Event('error')));
    }
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      const result = take(data);
      if (result === undefined) return;
      end();
      resolve(result);
    });
    worker.addEventListener('error', (event: Event) => {
      end();
      reject(faultOf(event));
    });
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) return stop();
    worker.postMessage(call);
  });
