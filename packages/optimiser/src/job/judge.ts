import { frameOf } from '../codec/frames.ts';
import type { Source } from '../codec/source.ts';
import { type Backgrounds, groundsOf, openReference } from '../metric/compare.ts';
import { openFidelity } from '../metric/fidelity.ts';
import type { Pixels } from '../metric/luma.ts';
import type { KnownPoint } from '../types.ts';

/** The measurements of a file. */
export type Judgement = Pick<KnownPoint, 'ssim' | 'ms_ssim' | 'fidelity' | 'worst_ssim'>;

/** Compares files with their source. It holds memory until it is closed. */
export interface Judge {
  /** For animations: the mean similarity of the frames, and the worst. */
  judge(candidate: Pixels, backgrounds: Backgrounds): Judgement;
  close(): void;
}

const backgroundsOf = ({ transparent }: Source): Backgrounds => (transparent ? 'white and black' : 'white');

function judgeStill(source: Pixels, opened: Backgrounds): Judge {
  const reference = openReference(source, opened);
  const fidelity = openFidelity(source, groundsOf(opened));
  return {
    judge(candidate, backgrounds) {
      const { ssim, msSsim } = reference.compare(candidate, backgrounds);
      return { ssim, ms_ssim: msSsim, fidelity: fidelity(candidate, groundsOf(backgrounds)) };
    },
    close: reference.close,
  };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const isSame = (a: Pixels, b: Pixels): boolean => Buffer.compare(bytesOf(a), bytesOf(b)) === 0;
const bytesOf = ({ data }: Pixels) => Buffer.from(data.buffer, data.byteOffset, data.length);

/** Frame by frame: opening all of them would hold the animation in memory many times over. */
function judgeFrames(source: Source, count: number): Judge {
  const frame = (pixels: Pixels, index: number): Pixels => ({
    data: frameOf(pixels.data, count, index),
    width: source.width,
    height: source.height,
  });
  return {
    judge(candidate, backgrounds) {
      if (candidate.width !== source.width || candidate.height !== source.height)
        throw new RangeError('Frames of different sizes cannot be compared.');
      const judged: Judgement[] = [];
      for (let i = 0; i < count; i++) {
        const [before, last] = [judged[i - 1], i - 1];
        const repeats =
          before &&
          isSame(frame(source, i), frame(source, last)) &&
          isSame(frame(candidate, i), frame(candidate, last));
        if (repeats) judged.push(before);
        else {
          const one = judgeStill(frame(source, i), backgrounds);
          judged.push(one.judge(frame(candidate, i), backgrounds));
          one.close();
        }
      }
      return {
        ssim: mean(judged.map(({ ssim }) => ssim)),
        ms_ssim: mean(judged.map(({ ms_ssim }) => ms_ssim)),
        fidelity: Math.min(...judged.map(({ fidelity }) => fidelity)),
        worst_ssim: Math.min(...judged.map(({ ssim }) => ssim)),
      };
    },
    close: () => {},
  };
}

/** Opens a source for its candidates; a transparent one is opened on white and on black. */
export const openJudge = (source: Source): Judge =>
  source.frames
    ? judgeFrames(source, source.frames.delays.length)
    : judgeStill(source, backgroundsOf(source));
