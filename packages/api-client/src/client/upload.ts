import { ofConnection } from './connection.ts';
import type { Send } from './send.ts';

/** Called while a file is sent, with a share from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Milliseconds an upload may take: 25 MB at 1 Mbit/s, plus the server's check. */
export const UPLOAD_TIMEOUT_MS = 300_000;

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

const bodiless = new Set([204, 205, 304]);

/** A `fetch` over XMLHttpRequest, the only browser API that reports upload progress. */
export const sendWithProgress =
  (onProgress: OnProgress, timeoutMs: number): Send =>
  async (request) => {
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const cancel = () => xhr.abort();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'arraybuffer';
      xhr.timeout = timeoutMs;
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = () => {
        const { status, statusText } = xhr;
        const answer: ArrayBuffer | null = bodiless.has(status) ? null : xhr.response;
        resolve(new Response(answer, { status, statusText, headers: headersOf(xhr) }));
      };
      xhr.onerror = () => reject(ofConnection(new TypeError('The upload failed.')));
      xhr.ontimeout = () => reject(new DOMException('The upload took too long.', 'TimeoutError'));
      xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      xhr.onloadend = () => request.signal.removeEventListener('abort', cancel);
      request.signal.addEventListener('abort', cancel, { once: true });
      if (request.signal.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
      else xhr.send(body);
    });
  };
