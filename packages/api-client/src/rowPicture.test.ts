import { describe, expect, it } from 'vitest';
import { keptPicture, sentPicture } from './rowPicture.ts';

const picture = { image_id: 5, image_format: 'avif', image_quality: 67 } as const;
const none = { image_id: null, image_format: null, image_quality: null };
const row = { level: 1, placement_type: 'display', payload: 0.004 };
const current = { ...row, ...picture };

describe('the picture of a delivery row', () => {
  it.each([
    ['nothing was said', {}, undefined],
    ['there is none', { image_id: null, image_format: 'avif' }, none],
    ['an upload', { image_id: 5 }, { image_id: 5, image_format: null, image_quality: null }],
    ['a file of a job', picture, picture],
  ])('as sent: %s', (_what, sent, named) => {
    expect(sentPicture('delivery', sent)).toEqual(named);
  });

  it.each([
    ['stays with the payload', row, undefined, current, picture],
    ['goes with the payload', { ...row, payload: 0.005 }, undefined, current, none],
    ['comes with what was sent', row, picture, undefined, picture],
    ['is replaced by what was sent', row, { ...picture, image_id: 6 }, current, { ...picture, image_id: 6 }],
    ['is taken away', row, none, current, none],
    ['is none of a default payload', { ...row, level: 0, payload: null }, picture, current, none],
    ['is none of a measured payload', { ...row, level: 3, placement_type: null }, picture, current, none],
    ['is none of a video', { ...row, placement_type: 'video_hai' }, picture, current, none],
    ['is none at first', row, undefined, undefined, none],
  ])('%s', (_what, kept, named, before, expected) => {
    expect(keptPicture('delivery', kept, named, before)).toEqual(expected);
  });

  it('is a matter of delivery alone', () => {
    expect(sentPicture('consumption', picture)).toBeUndefined();
    expect(keptPicture('consumption', row, undefined, current)).toEqual({});
  });
});
