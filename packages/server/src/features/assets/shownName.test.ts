import { describe, expect, it } from 'vitest';
import { shownName } from './shownName.ts';

describe('shownName', () => {
  it.each([
    ['banner.png', 'banner.png'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\pictures\\summer.jpg', 'summer.jpg'],
    ['  spaced.webp ', 'spaced.webp'],
    ['line\nbreak\u0000.png', 'line break.png'],
    ['two\r\nlines\u2028.png', 'two lines .png'],
    ['exe.\u202egnp', 'exe.gnp'],
    ['zero\u200bwidth\ufeff.png', 'zerowidth.png'],
    ['👩‍💻 ❤️ می‌خواهم.png', '👩‍💻 ❤️ می‌خواهم.png'],
    ['\u200b\u2800', 'image'],
    ['"><script>.png', '"><script>.png'],
    ['Übergröße 東京.avif', 'Übergröße 東京.avif'],
    ['', 'image'],
    ['folder/', 'image'],
    ['\u0007', 'image'],
  ])('%j is shown as %j', (given, shown) => expect(shownName(given, 'image')).toBe(shown));

  it('cuts a long name without splitting a character', () => {
    expect(Array.from(shownName('🌿'.repeat(300), 'image'))).toEqual(Array.from('🌿'.repeat(255)));
  });
});
