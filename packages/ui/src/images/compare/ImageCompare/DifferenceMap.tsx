import type { SsimMap } from '@leaf/optimiser/browser';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { describeMap, strengthOf } from '../describeMap.ts';
import classes from './ImageCompare.module.css';

/** The blocks in the colour of the stylesheet, one pixel per block. */
function MapCanvas({ map: { width, height, inset, block, columns, rows, values } }: { map: SsimMap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    context.clearRect(0, 0, columns, rows);
    context.fillStyle = getComputedStyle(canvas.current).color;
    for (const [at, value] of values.entries()) {
      context.globalAlpha = strengthOf(value);
      context.fillRect(at % columns, Math.floor(at / columns), 1, 1);
    }
  }, [values, columns, rows]);
  return (
    <canvas
      ref={canvas}
      width={columns}
      height={rows}
      className={classes.map}
      style={{
        left: `${(inset / width) * 100}%`,
        top: `${(inset / height) * 100}%`,
        width: `${((columns * block) / width) * 100}%`,
        height: `${((rows * block) / height) * 100}%`,
      }}
    />
  );
}

/** The blocks of a map on top of the picture, with a frame around the worst one. */
export function DifferenceMap({ map }: { map: SsimMap }) {
  const scheme = useComputedColorScheme('light');
  const { width, height, inset, block } = map;
  const { worst } = describeMap(map);
  return (
    <>
      <MapCanvas key={scheme} map={map} />
      {worst.ssim < 1 && (
        <span
          className={classes.worst}
          style={{
            left: `${((inset + worst.column * block) / width) * 100}%`,
            top: `${((inset + worst.row * block) / height) * 100}%`,
            width: `${(block / width) * 100}%`,
            height: `${(block / height) * 100}%`,
          }}
        />
      )}
    </>
  );
}
