import type { Image } from '../../contract.ts';
import { image as fixture, picture } from '../fixtures/index.ts';
import { createOnce } from '../once.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const formats: Record<string, Image['format'] | undefined> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

const types = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WEBP: 'image/webp',
  AVIF: 'image/avif',
  GIF: 'image/gif',
} as const;
const names = { JPEG: 'jpeg', PNG: 'png', WEBP: 'webp', AVIF: 'avif', GIF: 'gif' } as const;

/** Uploads. Their content is ignored: the info is that of the first fixture. */
export const imageHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Image>();
  const find = (id: number) => state.images.find((image) => image.id === id);

  return {
    listImages: api.get('/images', ({ answer }) => answer.json(200, { data: state.images })),

    uploadImage: api.post('/images', async ({ request, answer }) => {
      const file = (await request.formData()).get('file');
      if (!(file instanceof File))
        return answer.problem('invalid_input', undefined, {
          errors: [{ path: 'file', code: 'missing' }],
        });
      const format = formats[file.type];
      if (!format) {
        return answer.problem('not_a_picture');
      }
      const data = once(request, () => {
        const size = Math.round(file.size / 100) / 10;
        const created: Image = { ...fixture, id: state.nextId++, filename: file.name, format, size };
        state.images.unshift(created);
        return created;
      });
      return answer.json(201, { data });
    }),

    getImage: api.get('/images/{id}', ({ pathNumber, answer }) => {
      const image = find(pathNumber('id'));
      return image
        ? answer.image(200, types[image.format], picture(names[image.format]))
        : answer.problem('image_not_found');
    }),

    getImageInfo: api.get('/images/{id}/info', ({ pathNumber, answer }) => {
      const image = find(pathNumber('id'));
      return image ? answer.json(200, { data: image }) : answer.problem('image_not_found');
    }),

    deleteImage: api.delete('/images/{id}', ({ pathNumber, answer }) => {
      const image = find(pathNumber('id'));
      if (!image) return answer.problem('image_not_found');
      state.images = state.images.filter((other) => other !== image);
      state.deleted.images.unshift({ deletedAt: Date.now(), image, jobs: state.jobs[image.id] ?? [] });
      delete state.jobs[image.id];
      return answer.empty(204);
    }),

    restoreImage: api.post('/images/{id}/restore', ({ pathNumber, answer }) => {
      const found = state.deleted.images.find(({ image }) => image.id === pathNumber('id'));
      if (!found) return answer.problem('image_not_found');
      const { image, jobs } = found;
      state.deleted.images = state.deleted.images.filter((other) => other !== found);
      state.images = [image, ...state.images].sort((a, b) => b.id - a.id);
      state.jobs[image.id] = jobs;
      return answer.json(200, { data: image });
    }),
  };
};
