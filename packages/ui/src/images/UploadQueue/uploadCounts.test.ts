import { expect, it } from 'vitest';
import { namedUploads, type QueuedUpload, uploadCounts } from './uploadCounts.ts';

const uploads: QueuedUpload[] = [
  { id: 1, name: 'a.png', state: 'done' },
  { id: 2, name: 'b.png', state: 'uploading', progress: 0.5 },
  { id: 3, name: 'c.png', state: 'failed', error: 'Upload failed' },
  { id: 4, name: 'd.png', state: 'duplicate', sameAs: 'a.png' },
  { id: 5, name: 'e.png', state: 'waiting' },
];

it('counts what is over, and the share that is sent', () => {
  expect(uploadCounts(uploads)).toEqual({
    done: 1,
    failed: 1,
    retryable: 1,
    duplicate: 1,
    cancelled: 0,
    over: false,
    progress: 0.7,
  });
});

it('is over when nothing waits or is sent', () => {
  const ended = uploads.map((upload) =>
    upload.state === 'waiting' || upload.state === 'uploading'
      ? { ...upload, state: 'cancelled' as const }
      : upload,
  );
  expect(uploadCounts(ended)).toMatchObject({ cancelled: 2, over: true, progress: 1 });
});

it('counts what may succeed when it is sent again', () => {
  const failed: QueuedUpload[] = [
    { id: 1, name: 'a.png', state: 'failed', error: 'The connection was lost.' },
    { id: 2, name: 'b.tiff', state: 'failed', error: 'Unsupported image.', final: true },
  ];
  expect(uploadCounts(failed)).toMatchObject({ failed: 2, retryable: 1 });
});

it('names what is under way or was not taken', () => {
  const cancelled: QueuedUpload = { id: 6, name: 'f.png', state: 'cancelled' };
  const names = namedUploads([...uploads, cancelled]).map(({ name }) => name);
  expect(names).toEqual(['b.png', 'c.png', 'd.png', 'f.png']);
});
