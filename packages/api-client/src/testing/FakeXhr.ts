/** The part of XMLHttpRequest that uploads use, controlled by the test. */
export class FakeXhr {
  static readonly sent: FakeXhr[] = [];

  method = '';
  url = '';
  responseType = '';
  timeout = 0;
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  body: Blob | null = null;
  readonly headers = new Headers();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #answerHeaders = '';

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return this.#answerHeaders;
  }

  send(body: Blob): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, text: string, headers: string): void {
    this.status = status;
    this.response = new TextEncoder().encode(text).buffer;
    this.#answerHeaders = headers;
    this.onload?.();
    this.onloadend?.();
  }
}
