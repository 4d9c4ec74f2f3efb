import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { drawing, movingGif } from './pictures.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => h.stop());

/** An organization of its own with one image, of 96x64 pixels unless other bytes are given. */
async function start(bytes = drawing(), name = 'master.png') {
  const { token } = (await h.make.company()).admin;
  const { body } = await h.call('uploadImage', { token, file: { name, bytes } });
  const id: number = body.data.id;
  const make = (order: object) => h.call('createSizes', { token, params: { id }, body: order });
  const list = async () => (await h.call('listImages', { token })).body.data;
  return { token, id, make, list };
}

describe('sizes of an image', () => {
  it('are images of their own, in the order asked, that take jobs', async () => {
    const { token, id, make, list } = await start();
    const answer = await make({
      sizes: [
        { width: 48, height: 32 },
        { width: 20, height: 20, scale: 2 },
      ],
      focus: { x: 1, y: 0.5 },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: [
          { filename: 'master-48x32.png', dimensions: '48x32', format: 'PNG' },
          { filename: 'master-20x20@2x.png', dimensions: '40x40', format: 'PNG' },
        ],
        too_large: [],
      },
    });
    const [first, second] = answer.body.data;
    expect((await list()).map((image: { id: number }) => image.id)).toEqual([second.id, first.id, id]);
    const file = await h.call('getImage', { token, params: { id: second.id } });
    expect(await h.services.optimiser.inspect(file.bytes)).toMatchObject({ width: 40, height: 40 });
    const job = { mode: 'lean', target: null, images: [first.id, second.id] };
    expect(await h.call('createJob', { token, params: { id: first.id }, body: job })).toMatchObject({
      status: 201,
    });
  });

  it.each([
    ['Banner v1.2', 'Banner v1.2-48x32.png'],
    ['autumn.v2.jpeg', 'autumn.v2-48x32.png'],
    [`${'😀'.repeat(251)}.png`, `${'😀'.repeat(245)}-48x32.png`],
  ])('of %s keep its name, whole characters of it', async (name, filename) => {
    const { make } = await start(drawing(), name);
    const { body } = await make({ sizes: [{ width: 48, height: 32 }] });
    expect(body.data).toMatchObject([{ filename }]);
  });

  it('are made once, however often the same call arrives', async () => {
    const { token, id, list } = await start();
    const body = { sizes: [{ width: 48, height: 32 }] };
    const headers = { 'idempotency-key': 'sizes-of-master-1' };
    const call = () => h.call('createSizes', { token, params: { id }, body, headers });
    const first = await call();
    expect(first).toMatchObject({ status: 201, body: { data: [{ dimensions: '48x32' }] } });
    expect((await call()).body).toEqual(first.body);
    expect(await list()).toHaveLength(2);
  });

  it('are not made by a call whose key was taken over: it is free once its process is gone', async () => {
    const { token, id, list } = await start();
    const { db, optimiser } = h.services;
    const resize = optimiser.resize;
    const headers = { 'idempotency-key': 'sizes-of-master-2' };
    const body = { sizes: [{ width: 48, height: 32 }] };
    const call = () => h.call('createSizes', { token, params: { id }, body, headers });
    optimiser.resize = async (request) => {
      const another = { holder: randomUUID() };
      await db.updateTable('idempotency_key').set(another).where('key', '=', 'sizes-of-master-2').execute();
      return resize(request);
    };
    try {
      expect(await call()).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_use' } });
    } finally {
      optimiser.resize = resize;
    }
    expect(await list()).toHaveLength(1);
    // A job of the test before may still be storing its files.
    const reserved = db.selectFrom('object_reservation').where('key', 'not like', 'processed/%');
    expect(await reserved.selectAll().execute()).toEqual([]);
    expect(await call()).toMatchObject({ status: 201, body: { data: [{ dimensions: '48x32' }] } });
    expect(await list()).toHaveLength(2);
  });

  it('are never enlarged: what is too large is named', async () => {
    const { make } = await start();
    const sizes = [
      { width: 96, height: 64 },
      { width: 97, height: 64 },
      { width: 50, height: 40, scale: 2 },
    ];
    expect(await make({ sizes })).toMatchObject({
      status: 201,
      body: { data: [{ dimensions: '96x64' }], too_large: sizes.slice(1) },
    });
  });

  it('are refused with a word on what to do', async () => {
    const { make, list } = await start();
    expect(await make({ preset: 'google-ads' })).toMatchObject({
      status: 409,
      body: { code: 'sizes_too_large', detail: expect.stringContaining('Upload a larger one') },
    });
    expect(await make({ preset: 'ad-manager' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'preset', code: 'preset_without_sizes' }] },
    });
    for (const order of [{}, { sizes: [{ width: 8, height: 8 }], preset: 'google-ads' }])
      expect(await make(order)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'sizes', code: 'sizes_or_preset' }] },
      });
    const many = Array.from({ length: 41 }, (_, i) => ({ width: i + 1, height: 1 }));
    expect(await make({ sizes: many })).toMatchObject({ status: 422 });
    expect(await make({ sizes: [{ width: 8, height: 8 }], focus: { x: 1.2, y: 0 } })).toMatchObject({
      status: 422,
    });
    expect(await list()).toHaveLength(1);
  });

  it('are not made of an animation', async () => {
    const { make } = await start(movingGif(), 'loop.gif');
    expect(await make({ sizes: [{ width: 8, height: 8 }] })).toMatchObject({
      status: 409,
      body: { code: 'sizes_of_animation' },
    });
  });

  it('count towards the limits of the organization: all or none', async () => {
    const { make, list } = await start();
    const { images } = h.services.config.quotas;
    h.services.config.quotas.images = 2;
    try {
      const sizes = [
        { width: 8, height: 8 },
        { width: 16, height: 8 },
      ];
      expect(await make({ sizes })).toMatchObject({ status: 409, body: { code: 'image_limit_reached' } });
      expect(await list()).toHaveLength(1);
      expect(await make({ sizes: sizes.slice(1) })).toMatchObject({ status: 201 });
    } finally {
      h.services.config.quotas.images = images;
    }
  });

  it('count towards the limits together with those of a call at the same time', async () => {
    const { make, list } = await start();
    const { images } = h.services.config.quotas;
    h.services.config.quotas.images = 3;
    const sizes = [
      { width: 8, height: 8 },
      { width: 16, height: 8 },
    ];
    try {
      const answers = await Promise.all([make({ sizes }), make({ sizes })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await list()).toHaveLength(3);
    } finally {
      h.services.config.quotas.images = images;
    }
  });

  it('leave nothing behind when one of them fails', async () => {
    const { make, list } = await start();
    const { optimiser } = h.services;
    const resize = optimiser.resize;
    let calls = 0;
    optimiser.resize = (request) => {
      calls += 1;
      return calls === 2 ? Promise.reject(new Error('gone')) : resize(request);
    };
    try {
      const sizes = [
        { width: 8, height: 8 },
        { width: 16, height: 8 },
      ];
      expect(await make({ sizes })).toMatchObject({ status: 500 });
    } finally {
      optimiser.resize = resize;
    }
    expect(await list()).toHaveLength(1);
  });

  it('take turns with other organizations, one call counting as one upload', async () => {
    const [many, one] = [await start(), await start()];
    const sizes = Array.from({ length: 20 }, (_, i) => ({ width: 40 + i, height: 40 }));
    const order: string[] = [];
    const long = many.make({ sizes }).then(() => order.push('many'));
    const short = one.make({ sizes: [{ width: 8, height: 8 }] }).then(() => order.push('one'));
    await Promise.all([long, short]);
    expect(order).toEqual(['one', 'many']);
  });
});
