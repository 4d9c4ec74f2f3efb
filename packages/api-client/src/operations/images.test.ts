import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeafClient } from '../client/createLeafClient.ts';
import { errorText } from '../errors/errorText.ts';
import { fixtures } from '../mocks/index.ts';
import { answering, BASE_URL, failureOf } from '../testing/answering.ts';
import { FakeXhr } from '../testing/FakeXhr.ts';

const file = new File(['the bytes'], 'banner 1.png', { type: 'image/png', lastModified: 1 });
const uploaded = () => Response.json({ data: fixtures.image }, { status: 201 });
const avif = fixtures.picture('avif');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('is a multipart form with the field file', async () => {
    const { client, requests } = answering([uploaded()]);
    expect(await client.uploadImage(file)).toEqual(fixtures.image);
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await requests[0]?.formData();
    const sent = form?.get('file');
    expect([...(form?.keys() ?? [])]).toEqual(['file']);
    expect(sent).toBeInstanceOf(File);
    expect(sent).toMatchObject({ name: 'banner 1.png', type: 'image/png', size: file.size });
  });

  it('shows the server’s words', async () => {
    const refused = Response.json({ detail: 'The file is larger than 25 MB.' }, { status: 413 });
    expect(await failureOf(answering([refused]).client.uploadImage(file))).toMatchObject({
      message: 'The file is larger than 25 MB.',
      status: 413,
    });
  });

  it('reports its end where nothing reports its progress', async () => {
    const onProgress = vi.fn();
    await answering([uploaded()]).client.uploadImage(file, { onProgress });
    expect(onProgress.mock.calls).toEqual([[1]]);
  });
});

describe('an upload with progress in a browser', () => {
  const setUp = () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    FakeXhr.sent.length = 0;
    return createLeafClient({ baseUrl: BASE_URL, getToken: () => 'abc' });
  };
  /** The request once it has been sent. */
  const sent = () => vi.waitUntil(() => FakeXhr.sent[0]);

  it('sends the same form, token and key, and reports shares', async () => {
    const client = setUp();
    const onProgress = vi.fn();
    const upload = client.uploadImage(file, { onProgress, idempotencyKey: 'upload-12345' });
    const xhr = await sent();
    xhr.progress(5, 10);
    xhr.answer(201, JSON.stringify({ data: fixtures.image }), 'content-type: application/json\r\n');
    expect(await upload).toEqual(fixtures.image);
    expect(onProgress.mock.calls).toEqual([[0.5], [1]]);
    expect(xhr).toMatchObject({ method: 'POST', url: `${BASE_URL}/images` });
    expect(xhr.headers.get('Authorization')).toBe('Bearer abc');
    expect(xhr.headers.get('Idempotency-Key')).toBe('upload-12345');
    const form = await new Response(xhr.body, { headers: xhr.headers }).formData();
    expect(form.get('file')).toMatchObject({ name: 'banner 1.png', size: file.size });
  });

  it('shows the server’s words and the wait it asks for', async () => {
    const upload = failureOf(setUp().uploadImage(file, { onProgress: vi.fn() }));
    (await sent()).answer(429, '{"detail":"Too many uploads."}', 'retry-after: 9\r\n');
    expect(await upload).toMatchObject({
      message: 'Too many uploads.',
      status: 429,
      retryAfterSeconds: 9,
    });
  });

  it.each([
    [
      'onerror',
      'network',
      'Upload failed. The server cannot be reached. Check your connection and try again.',
    ],
    ['ontimeout', 'timeout', 'Upload failed. The server did not answer in time. Please try again.'],
  ] as const)('tells what ended it on %s', async (event, kind, text) => {
    const upload = failureOf(setUp().uploadImage(file, { onProgress: vi.fn() }));
    (await sent())[event]?.();
    const error = await upload;
    expect(error).toMatchObject({ kind });
    expect(errorText(error)).toBe(text);
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const upload = failureOf(setUp().uploadImage(file, { onProgress: vi.fn(), signal: controller.signal }));
    await sent();
    controller.abort();
    expect(await upload).toMatchObject({ kind: 'aborted' });
  });
});

describe('a picture', () => {
  const answer = () => new Response(avif, { headers: { 'Content-Type': 'image/avif' } });

  it('is fetched as a blob with the token', async () => {
    const { client, requests } = answering([answer()], { getToken: () => 'abc' });
    const upload = await client.getImageBlob(5);
    const processed = await client.getProcessedImageBlob({ imageId: 5, format: 'avif', quality: 58 });
    for (const blob of [upload, processed]) {
      expect(blob.type).toBe('image/avif');
      expect(new Uint8Array(await blob.arrayBuffer())).toEqual(avif);
    }
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE_URL}/images/5`,
      `${BASE_URL}/processed_images/5/avif/58`,
    ]);
    for (const { headers } of requests) {
      expect([headers.get('Accept'), headers.get('Authorization')]).toEqual(['image/*', 'Bearer abc']);
    }
  });

  it.each([
    ['a page', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing', new Response('', { headers: { 'Content-Type': 'image/png' } })],
  ])('is not %s', async (_name, wrong) => {
    const error = await failureOf(answering([wrong]).client.getImageBlob(5));
    expect(error).toMatchObject({ kind: 'http' });
    expect(errorText(error)).toBe('Failed to load image');
  });
});
