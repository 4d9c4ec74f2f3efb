import { partOf } from '@leaf/optimiser/browser';
import { useFormat } from '../../../format/useFormat.ts';
import type { AdSize, Density, SizesPayload } from '../sizeOrders.ts';
import classes from './ImageSizes.module.css';
import type { ImageSizesLabels } from './imageSizesLabels.ts';

const percent = (share: number) => `${share * 100}%`;

type SizePreviewProps = {
  src: string;
  master: AdSize;
  size: AdSize;
  focus: SizesPayload['focus'];
  /** The densities in which files are made. */
  scales: readonly Density[];
  /** Width of the space, in screen pixels; a wider size is shown reduced. */
  space: number;
  text: ImageSizesLabels;
};

/** A size as it will be cropped, one pixel for one pixel where there is room. */
export function SizePreview({ src, master, size, focus, scales, space, text }: SizePreviewProps) {
  const format = useFormat();
  const { width, height } = size;
  const part = partOf(master, { width, height, focus });
  const files = scales.map((scale) => text.size(width * scale, height * scale)).join(', ');
  return (
    <figure className={classes.preview} style={{ width }}>
      <div className={classes.crop} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={src}
          alt={text.crop(width, height)}
          className={classes.cropped}
          style={{
            width: percent(master.width / part.width),
            height: percent(master.height / part.height),
            left: percent(-part.left / part.width),
            top: percent(-part.top / part.height),
          }}
        />
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.name}>{text.size(width, height)}</span>{' '}
        {scales.some((scale) => scale !== 1) && text.files(files)}{' '}
        {space > 0 && space < width && text.shown(format.percent(space / width))}
      </figcaption>
    </figure>
  );
}
