import { Skeleton } from '@mantine/core';
import { noValue } from '../../format/format.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { ImageInfo } from '../../types.ts';
import { imageInfo, imageInfoLabels } from '../imageInfo.ts';
import classes from './InfoTiles.module.css';

export type InfoTilesProps = {
  /** Absent while it loads: the ten tiles keep their places. */
  image?: ImageInfo;
  /** It could not be loaded: the tiles show dashes. */
  failed?: boolean;
  labels?: Partial<typeof imageInfoLabels>;
};

const waiting: ImageInfo = { id: 0, filename: null, created_at: '' };

/** The properties of an image in ten tiles, plus one for how an animation plays. */
export function InfoTiles({ image, failed = false, labels }: InfoTilesProps) {
  const text = useLabels('infoTiles', imageInfoLabels, labels);
  const tiles = imageInfo(image ?? waiting, useFormat(), text);
  return (
    <div className={classes.container}>
      <dl className={classes.tiles} aria-busy={(!image && !failed) || undefined}>
        {tiles.map(({ key, label, value }) => (
          <div key={key} className={classes.tile} data-wide={key === 'animation' || undefined}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              {image ? (
                <bdi>{value}</bdi>
              ) : failed ? (
                noValue
              ) : (
                <Skeleton component="span" height={14} width="60%" className={classes.waiting} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
