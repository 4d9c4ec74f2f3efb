import { Readable } from 'node:stream';
import { writtenFacts } from '@leaf/optimiser';
import type { Download } from '../../core/contract.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { ObjectMissing } from '../../platform/objects/types.ts';
import type { ImageScope } from './imageRepo.ts';
import { requireImage } from './images.ts';
import { refusal } from './refusal.ts';

/** Incremented when the same upload gets another thumbnail, so that browsers ask for it. */
const VERSION = 1;

/** A small picture of the upload, made in its organization's turn when it is first asked for. */
export async function openThumbnail(
  { db, objects, optimiser, thumbnails }: Services,
  scope: ImageScope,
): Promise<Download> {
  const { id, object_key, sha256 } = await requireImage(db, scope);
  const make = () => optimiser.thumbnail(() => objects.read(object_key), { group: scope.orgId });
  return {
    type: writtenFacts.webp.mediaType,
    name: `image-${id}-thumbnail.${writtenFacts.webp.extension}`,
    etag: `thumbnail-${VERSION}-${sha256}`,
    async open() {
      try {
        const bytes = await thumbnails.get(id, make);
        return { stream: Readable.from([bytes]), bytes: bytes.length };
      } catch (error) {
        throw error instanceof ObjectMissing ? notFound('picture') : refusal(error);
      }
    },
  };
}
