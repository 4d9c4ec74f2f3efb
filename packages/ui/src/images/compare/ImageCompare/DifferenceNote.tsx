import type { SsimMap } from '@leaf/optimiser/browser';
import { useFormat } from '../../../format/useFormat.ts';
import { describeMap, strongest, visibleBelow } from '../describeMap.ts';
import classes from './ImageCompare.module.css';
import type { ImageCompareLabels } from './imageCompareLabels.ts';

type DifferenceNoteProps = {
  /** Undefined while it is measured, null where it cannot be. */
  map: SsimMap | null | undefined;
  /** One of the pictures is in CMYK, which browsers draw in colours of their own. */
  cmyk: boolean;
  text: ImageCompareLabels;
};

/** The map in one sentence, and the meaning of its colour. */
export function DifferenceNote({ map, cmyk, text }: DifferenceNoteProps) {
  const { ssim, percent } = useFormat();
  const sentence = () => {
    if (!map) return map === null ? text.notMeasured : text.measuring;
    const { share, worst } = describeMap(map);
    if (worst.ssim >= 1) return text.same;
    const facts = [ssim(visibleBelow), text.places[worst.place], ssim(worst.ssim)] as const;
    return share > 0 ? text.differ(percent(share), ...facts) : text.alike(...facts);
  };
  return (
    <div className={classes.note}>
      <p role="status" className={classes.sentence}>
        {sentence()}
      </p>
      {map && cmyk && <p className={classes.sentence}>{text.cmyk}</p>}
      {map && (
        <p className={classes.legend}>
          <span>{text.legend}</span>
          <span className={classes.scale}>
            {text.equal}
            <span className={classes.ramp} aria-hidden />
            {text.strong(ssim(strongest))}
          </span>
        </p>
      )}
    </div>
  );
}
