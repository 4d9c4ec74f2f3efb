import { describe, expect, it } from 'vitest';
import { drawnSize, paneOf, scaleOf, scrollTo, startOf } from './stage.ts';

const frame = { width: 800, height: 400 };

describe('paneOf', () => {
  it('is the whole frame, or half of it side by side', () => {
    expect(paneOf(frame, 'slider')).toEqual({ ...frame, stacked: false });
    expect(paneOf(frame, 'side')).toEqual({ width: 400, height: 400, stacked: false });
    expect(paneOf({ width: 300, height: 400 }, 'side')).toEqual({ width: 300, height: 200, stacked: true });
  });
});

describe('scaleOf', () => {
  it('makes a large picture fit and leaves a small one at its size', () => {
    expect(scaleOf('fit', { width: 1600, height: 400 }, frame)).toBe(0.5);
    expect(scaleOf('fit', { width: 320, height: 50 }, frame)).toBe(1);
    expect(scaleOf(4, { width: 1600, height: 400 }, frame)).toBe(4);
  });
});

describe('drawnSize', () => {
  it('is the scaled picture, never thinner than a pixel of the screen', () => {
    expect(drawnSize({ width: 1600, height: 400 }, 0.5)).toEqual({ width: 800, height: 200 });
    expect(drawnSize({ width: 1, height: 5000 }, 0.08)).toEqual({ width: 1, height: 400 });
    expect(drawnSize({ width: 5000, height: 1 }, 0.16)).toEqual({ width: 800, height: 1 });
  });
});

describe('startOf', () => {
  it('centres what fits and follows the scroll position otherwise, never beyond the edge', () => {
    expect(startOf(300, 800, 0)).toBe(250);
    expect(startOf(1000, 800, 120)).toBe(-120);
    expect(startOf(1000, 800, 900)).toBe(-200);
  });
});

describe('scrollTo', () => {
  it('keeps the middle in the middle when the zoom changes', () => {
    expect(scrollTo(0.5, 1600, 800)).toBe(400);
    expect(scrollTo(0, 1600, 800)).toBe(0);
    expect(scrollTo(1, 1600, 800)).toBe(800);
    expect(scrollTo(0.5, 400, 800)).toBe(0);
  });
});
