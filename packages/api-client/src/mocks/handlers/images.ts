import type { Image, ImagesChanged, NewSizes, Size, SizesCreated } from '../../contract.ts';
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

const googleSizes: Size[] = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
  { width: 970, height: 250 },
];

const sizesOf = ({ sizes, preset, scales = [1] }: NewSizes): Size[] =>
  sizes ??
  (preset === 'google-ads' ? googleSizes.flatMap((size) => scales.map((scale) => ({ ...size, scale }))) : []);

/** Uploads. Their content is ignored: the info is that of the first fixture. */
export const imageHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Image>();
  const onceSizes = createOnce<SizesCreated>();
  const onceChanged = createOnce<ImagesChanged>();
  const find = (id: number) => state.images.find((image) => image.id === id);
  const remove = (image: Image) => {
    state.images = state.images.filter((other) => other !== image);
    state.deleted.images.unshift({ deletedAt: Date.now(), image, jobs: state.jobs[image.id] ?? [] });
    delete state.jobs[image.id];
  };
  const restore = (found: MockState['deleted']['images'][number]) => {
    const { image, jobs } = found;
    state.deleted.images = state.deleted.images.filter((other) => other !== found);
    state.images = [image, ...state.images].sort((a, b) => b.id - a.id);
    state.jobs[image.id] = jobs;
  };

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

    getThumbnail: api.get('/images/{id}/thumbnail', ({ pathNumber, answer }) =>
      find(pathNumber('id'))
        ? answer.image(200, 'image/webp', picture('webp'))
        : answer.problem('image_not_found'),
    ),

    getImageInfo: api.get('/images/{id}/info', ({ pathNumber, answer }) => {
      const image = find(pathNumber('id'));
      return image ? answer.json(200, { data: image }) : answer.problem('image_not_found');
    }),

    listImageRows: api.get('/images/{id}/rows', ({ pathNumber, answer }) => {
      const imageId = pathNumber('id');
      if (!find(imageId)) return answer.problem('image_not_found');
      const data = state.campaigns.flatMap(({ id: campaign_id, name: campaign_name }) =>
        (state.rows[campaign_id]?.delivery ?? [])
          .filter(({ image_id }) => image_id === imageId)
          .map(({ id, name, image_format, image_quality }) => ({
            ...{ id, name, campaign_id, campaign_name, image_format, image_quality },
          })),
      );
      return answer.json(200, { data: data.sort((a, b) => b.id - a.id) });
    }),

    deleteImage: api.delete('/images/{id}', ({ pathNumber, answer }) => {
      const image = find(pathNumber('id'));
      if (!image) return answer.problem('image_not_found');
      remove(image);
      return answer.empty(204);
    }),

    createSizes: api.post('/images/{id}/sizes', async ({ request, pathNumber, body, answer }) => {
      const order = await body();
      const master = find(pathNumber('id'));
      if (!master) return answer.problem('image_not_found');
      if (master.animation) return answer.problem('sizes_of_animation');
      const fault = (path: string, code: 'sizes_or_preset' | 'preset_without_sizes') =>
        answer.problem('invalid_input', undefined, { errors: [{ path, code }] });
      if ((order.sizes === undefined) === (order.preset === undefined))
        return fault('sizes', 'sizes_or_preset');
      const sizes = sizesOf(order);
      if (sizes.length === 0) return fault('preset', 'preset_without_sizes');
      const fits = ({ width, height, scale = 1 }: Size) =>
        width * scale <= master.width && height * scale <= master.height;
      const possible = sizes.filter(fits);
      if (possible.length === 0) return answer.problem('sizes_too_large');
      const made = onceSizes(request, () => {
        const data = possible.map(({ width: w, height: h, scale = 1 }): Image => {
          const [width, height] = [w * scale, h * scale];
          const stem = master.filename.replace(/\.[^.]*$/, '');
          const filename = `${stem}-${w}x${h}${scale === 1 ? '' : `@${scale}x`}.png`;
          const measures = { width, height, dimensions: `${width}x${height}` };
          return { ...master, ...measures, id: state.nextId++, filename, format: 'PNG' };
        });
        state.images.unshift(...data.toReversed());
        return { data, too_large: sizes.filter((size) => !fits(size)) };
      });
      return answer.json(201, made);
    }),

    restoreImage: api.post('/images/{id}/restore', ({ pathNumber, answer }) => {
      const found = state.deleted.images.find(({ image }) => image.id === pathNumber('id'));
      if (!found) return answer.problem('image_not_found');
      restore(found);
      return answer.json(200, { data: found.image });
    }),

    bulkImages: api.post('/images/bulk', async ({ request, body, answer }) => {
      const { op, images } = await body();
      const ids = [...new Set(images)];
      const all = <T>(found: T[], act: (one: T) => void) => {
        if (found.length < ids.length) return undefined;
        for (const one of found) act(one);
        return { deleted: 0, restored: 0, [`${op}d`]: ids.length };
      };
      const made = onceChanged(request, () =>
        op === 'delete'
          ? all(
              ids.flatMap((id) => find(id) ?? []),
              remove,
            )
          : all(
              ids.flatMap((id) => state.deleted.images.find(({ image }) => image.id === id) ?? []),
              restore,
            ),
      );
      return made ? answer.json(200, made) : answer.problem('image_not_found');
    }),
  };
};
