import { createReadStream } from 'node:fs';
import type { NewJob } from '@leaf/api-client/contract';
import { firstPage } from '../core/paging.ts';
import type { Services } from '../core/services.ts';
import { storeImage } from '../features/images/images.ts';
import { createJob, listJobs } from '../features/images/jobs.ts';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import type { DemoOwner } from './people.ts';

type Order = Pick<NewJob, 'mode' | 'target'>;

/** The pictures and their jobs; pictures/README.md has their sources. */
const pictures: readonly { filename: string; jobs: readonly Order[] }[] = [
  { filename: 'chelsea.png', jobs: [{ mode: 'ms-lightweighting', target: 0.985 }] },
  { filename: 'coffee.png', jobs: [{ mode: 'lean', target: null }] },
  {
    filename: 'seeding-1200x675.jpg',
    jobs: [
      { mode: 'lightweighting', target: 0.98 },
      { mode: 'file_size', target: 120 },
    ],
  },
];

/** Stores the pictures like uploads and queues their jobs; existing ones stay. */
export async function seedPictures(services: Services, owner: DemoOwner, signal: AbortSignal): Promise<void> {
  for (const { filename, jobs } of pictures) {
    signal.throwIfAborted();
    const there = await services.db
      .selectFrom('image')
      .select('id')
      .where('org_id', '=', owner.orgId)
      .where('filename', '=', filename)
      .executeTakeFirst();
    const stream = () => createReadStream(new URL(`./pictures/${filename}`, import.meta.url));
    const image =
      there ??
      (
        await storeImage(services, owner, {
          filename,
          stream: stream(),
          truncated: () => false,
          signal,
        })
      ).data;
    const known = await listJobs(
      services.db,
      { orgId: owner.orgId, imageId: image.id },
      firstPage,
      DEFAULT_LANGUAGE,
    );
    const missing = jobs.filter(({ mode }) => !known.data.some(({ type }) => type === mode));
    for (const order of missing) await createJob(services, owner, image.id, { ...order, images: [image.id] });
  }
}
