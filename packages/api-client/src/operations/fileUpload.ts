import type { Transport } from '../client/http.ts';
import type { CreateOptions } from '../client/options.ts';
import { type OnProgress, sendWithProgress, UPLOAD_TIMEOUT_MS } from '../client/upload.ts';

export interface UploadOptions extends CreateOptions {
  /** Called with the progress of the upload. Without XMLHttpRequest (Node) only once, at the end. */
  onProgress?: OnProgress | undefined;
}

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/**
 * The part of an openapi-fetch call that sends a file as a form.
 * @param reportsProgress whether to use XMLHttpRequest
 */
export const fileUpload =
  ({ init, sendWithin }: Transport, reportsProgress: () => boolean) =>
  (file: File, options: UploadOptions) => {
    const { onProgress, timeoutMs = UPLOAD_TIMEOUT_MS } = options;
    return {
      body: { file: file.name },
      bodySerializer: () => formOf(file),
      ...init(options),
      fetch:
        onProgress && reportsProgress() ? sendWithProgress(onProgress, timeoutMs) : sendWithin(timeoutMs),
    };
  };
