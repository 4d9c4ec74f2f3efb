import { describe, expect, it } from 'vitest';
import { alongLine, placeLabel, placesAround } from './placeLabel.ts';

const frame = { x: 0, y: 0, width: 400, height: 300 };
const around = (x: number, y: number) => placesAround(x, y, 80, 16);
const mark = (x: number, y: number) => ({ x: x - 6, y: y - 6, width: 12, height: 12 });

describe('placeLabel', () => {
  it('takes the first place when nothing is in the way', () => {
    expect(placeLabel(around(100, 100), [mark(100, 100)], frame)).toEqual({
      x: 116,
      y: 92,
      width: 80,
      height: 16,
    });
  });

  it('takes the first place wherever the point lies', () => {
    for (const x of [33.1, 100.7, 271.3]) expect(placeLabel(around(x, 70.1), [], frame).x).toBe(x + 16);
  });

  it('avoids another mark', () => {
    const { y } = placeLabel(around(100, 100), [mark(140, 100)], frame);
    expect(y + 16 <= 94 || y >= 106).toBe(true);
  });

  it('avoids another label', () => {
    const first = placeLabel(around(100, 100), [], frame);
    const second = placeLabel(around(108, 104), [first], frame);
    expect(second.x >= 196 || second.x + 80 <= 116 || second.y >= 108 || second.y + 16 <= 92).toBe(true);
  });

  it('stays inside the frame', () => {
    const { x } = placeLabel(around(390, 100), [], frame);
    expect(x + 80).toBeLessThanOrEqual(400);
  });

  it('covers as little as it can where everything is taken', () => {
    const [first, second] = around(100, 100);
    expect(placeLabel(around(100, 100), first ? [frame, first] : [], frame)).toEqual(second);
  });
});

describe('alongLine', () => {
  it('follows a line of steps', () => {
    const corners = [
      { x: 10, y: 90 },
      { x: 40, y: 90 },
      { x: 40, y: 20 },
    ];
    expect(alongLine(corners, 1)).toEqual([
      { x: 9, y: 89, width: 32, height: 2 },
      { x: 39, y: 19, width: 2, height: 72 },
    ]);
  });

  it('keeps a label off the line', () => {
    const line = alongLine([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ]);
    const { y } = placeLabel(around(100, 100), [mark(100, 100), ...line], frame);
    expect(y + 16 <= 98 || y >= 102).toBe(true);
  });
});
