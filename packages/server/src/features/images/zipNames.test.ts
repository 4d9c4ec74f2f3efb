import { describe, expect, it } from 'vitest';
import { zipNames } from './zipNames.ts';

const named = (...filenames: string[]) => {
  const nameOf = zipNames();
  return filenames.map((filename, index) => nameOf({ id: index + 1, filename }, 'avif'));
};

describe('zipNames', () => {
  it.each([
    ['banner.png', 'banner.avif'],
    ['Été à l’école — Größe 100%.webp', 'Été à l’école — Größe 100%.avif'],
    ['Banner v1.2', 'Banner v1.2.avif'],
    ['a<b>:"c|d?e*.jpg', 'a_b___c_d_e_.avif'],
    ['../a\\b/c.png', '__a_b_c.avif'],
    ['.hidden.png', '_hidden.avif'],
    ['.png', 'image-1.avif'],
    ['con.png', '_con.avif'],
    ['LPT1 .v2.png', '_LPT1 .v2.avif'],
    ['Contact.png', 'Contact.avif'],
  ])('%j is %j', (filename, name) => expect(named(filename)).toEqual([name]));

  it('gives equal names a number, whatever their case, and none that another file has', () =>
    expect(named('banner.png', 'Banner.JPG', 'banner-2.png', 'banner.gif', 'other.png')).toEqual([
      'banner.avif',
      'Banner-2.avif',
      'banner-2-2.avif',
      'banner-3.avif',
      'other.avif',
    ]));

  it('has room for the ending and a number within 255 bytes, without splitting a character', () => {
    const [name = ''] = named(`${'ä'.repeat(119)}🌿🌿.png`);
    expect(name).toBe(`${'ä'.repeat(119)}.avif`);
  });
});
